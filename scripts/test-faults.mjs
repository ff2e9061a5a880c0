// `npm run test:faults`: breaks things under the built site, on copies of a demo made for it, and prints what became of
// each promise. A whole run writes docs/promises.md; `--only NAME,NAME` runs some parts. Fails when a promise is broken.
import { runOnDemo } from './lib/run-on-demo.mjs'

const runner = ['node_modules/tsx/dist/cli.mjs', '--conditions=production', 'tests/faults/run-faults.ts']

await runOnDemo('test:faults', runner)
