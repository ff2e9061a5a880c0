// `npm run soak -- --minutes 30`: visitors, forms, editors and a backup on the built site with a demo made for it; prints
// a table by minute. `--faults` kills the server, locks its database, and takes its partners away in turn; `--rate 20`
// requests of visitors a second; `--write` puts the table into docs/promises.md; `--drawing FILE` draws it. Fails on an
// error, a loss, or growing memory.
import { runOnDemo } from './lib/run-on-demo.mjs'

const runner = ['node_modules/tsx/dist/cli.mjs', '--conditions=production', 'scripts/soak/run-soak.ts']

await runOnDemo('soak', runner)
