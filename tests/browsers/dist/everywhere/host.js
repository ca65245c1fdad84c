/** What the checks need of the place that they run in: Node, a page or a worker. */
export {};
