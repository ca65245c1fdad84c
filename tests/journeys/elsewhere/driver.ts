/** What the main journeys need of a browser; each gives it in its own way. */

export interface Driver {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs in the page, with nothing but what it is given; that and its value travel as JSON. */
  run<Given extends readonly unknown[], Result>(
    script: (...given: Given) => Result,
    ...given: Given
  ): Promise<Result>;
  /** Clicks with the pointer, so far from the left and the top of the view. */
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

export type Key = "ArrowDown" | "End" | "Enter" | "Shift+Tab" | "Tab";
