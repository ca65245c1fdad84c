/** WebKit as Debian has it: its small browser, on a screen that nobody sees, by its WebDriver. */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { findWebKit } from "../../../scripts/browsers.mjs";
import type { Driver, Key } from "./driver.js";

const SHIFT = "\uE008";

/** The keys as WebDriver writes them. */
const KEYS: Record<Exclude<Key, "Shift+Tab">, string> = {
  ArrowDown: "\uE015",
  End: "\uE010",
  Enter: "\uE007",
  Tab: "\uE004",
};

export async function webkit(): Promise<Driver> {
  const program = findWebKit();
  if (!program) throw new Error("there is no WebKit: make setup");
  const port = await freePort();
  const server = spawn("xvfb-run", ["-a", program, `--port=${port}`], {
    // Of a group of its own, which is ended as a whole.
    detached: true,
    stdio: "ignore",
    env: { ...process.env, LANGUAGE: "en", LC_ALL: "C.UTF-8" },
  });
  const send = sender(`http://127.0.0.1:${port}`);
  try {
    await ready(send, server);
    const { sessionId } = await send<{ sessionId: string }>("POST", "/session", {
      capabilities: { alwaysMatch: {} },
    });
    return driver(sender(`http://127.0.0.1:${port}/session/${sessionId}`), server);
  } catch (error) {
    end(server);
    throw error;
  }
}

function driver(send: Send, server: ChildProcess): Driver {
  const act = (type: string, actions: readonly object[], more: object = {}) =>
    send<void>("POST", "/actions", { actions: [{ type, id: type, actions, ...more }] });
  const strike = (key: string) => [
    { type: "keyDown", value: key },
    { type: "keyUp", value: key },
  ];
  return {
    open: (url) => send("POST", "/url", { url }),
    reload: () => send("POST", "/refresh", {}),
    run: (script, ...given) =>
      send("POST", "/execute/sync", {
        script: `return (${script.toString()})(...arguments)`,
        args: given,
      }),
    click: (x, y) =>
      act(
        "pointer",
        [
          { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
        { parameters: { pointerType: "mouse" } },
      ),
    press: (key) =>
      act(
        "key",
        key === "Shift+Tab"
          ? [
              { type: "keyDown", value: SHIFT },
              ...strike(KEYS.Tab),
              { type: "keyUp", value: SHIFT },
            ]
          : strike(KEYS[key]),
      ),
    type: (text) => act("key", [...text].flatMap(strike)),
    async close() {
      await send("DELETE", "", undefined);
      end(server);
    },
  };
}

type Send = <Result>(method: string, path: string, body?: object) => Promise<Result>;

function sender(address: string): Send {
  return async (method, path, body) => {
    const answer = await fetch(address + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: never };
    if (!answer.ok) throw new Error(`WebKit, ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (!address || typeof address === "string") throw new Error("there is no free port");
  return address.port;
}

/** Waits until the driver answers. */
async function ready(send: Send, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const answers = await send("GET", "/status").then(
      () => true,
      () => false,
    );
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("WebKit's driver did not start");
}

function end(server: ChildProcess): void {
  if (server.pid && server.exitCode === null) process.kill(-server.pid);
}
