/** The steps of a replay from a file: each view is made from the one before it. */

import { Trouble, type StepChange } from '../app/api';
import type { ReplayFile } from '../app/savedReplay';
import type { View } from '../views/allGames';
import type { StepSource } from '../table/replay.svelte';

type Json = unknown;

/** A copy with one change; all that is not on the way to it is shared. */
function changed(thing: Json, [path, ...value]: [path: (string | number)[], value?: Json]): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value[0];
  const copy = (Array.isArray(thing) ? [...thing] : { ...(thing as object) }) as Record<string | number, Json>;
  if (!rest.length && !value.length) delete copy[key];
  else copy[key] = changed(copy[key], [rest, ...value] as [path: (string | number)[], value?: Json]);
  return copy;
}

/** All views of a seat, made as far as they were asked for. */
export function viewsOf(steps: readonly StepChange[]): (n: number) => Json {
  const made: Json[] = [];
  return (n) => {
    for (let at = made.length; at <= n; at++) made.push((steps[at]?.[0] ?? []).reduce(changed, made[at - 1] ?? {}));
    return made[n];
  };
}

export function fromFile(file: ReplayFile): StepSource {
  const views = file.steps.map(viewsOf);
  return {
    online: false,
    story: () => (file.story ? Promise.resolve(file.story) : Promise.reject(new Trouble('no-story'))),
    at: (n, seat) => {
      const viewer = seat ?? file.steps.length - 1;
      const events = (file.steps[viewer] ?? []).slice(0, n + 1).reduce<StepChange[2]>((all, [, since, fresh]) => {
        all.length = since;
        all.push(...fresh);
        return all;
      }, []);
      return Promise.resolve({ n, seat, view: views[viewer]?.(n) as View, events, decisions: [], since: 0 });
    },
  };
}
