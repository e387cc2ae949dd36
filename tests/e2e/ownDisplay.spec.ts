// The display that tests run on answers a program that starts the moment the last one has ended.
import { once } from "node:events";
import { connect } from "node:net";
import { hasOwnDisplay } from "./harness/ownDisplay";
import { expect, test } from "./harness/test";

test.use({ ownWindow: true });

const TIMES = 1000;

if (hasOwnDisplay) {
  test("a display answers each program that comes right after the last one has gone @electron", async () => {
    const answers: string[] = [];
    for (let time = 0; time < TIMES; time += 1) answers.push(await answerOfDisplay());
    expect(answers.filter((answer) => answer !== "accepted")).toEqual([]);
  });
}

/** Connects to the display as programs do, and tells how it answered. */
async function answerOfDisplay(): Promise<string> {
  const socket = connect(`/tmp/.X11-unix/X${process.env.DISPLAY?.slice(1)}`);
  // Little-endian, version 11, no authorization: the first message of the X protocol.
  socket.write(Uint8Array.from([0x6c, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
  const data = once(socket, "data").then(([answer]: Buffer[]) => (answer?.[0] === 1 ? "accepted" : "refused"));
  const answer = await Promise.race([data, once(socket, "end").then(() => "ended")]).catch(String);
  socket.destroy();
  return answer;
}
