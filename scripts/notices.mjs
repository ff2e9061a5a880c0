// Writes THIRD-PARTY-NOTICES.md, the packages of production with the texts of their licences; `npm run build` puts the same
// into `dist`. Fails when a licence is not among those that were read.
import { readFileSync, writeFileSync } from 'node:fs'

import { findLicenceProblems, renderNotices } from './lib/notices.mjs'

const file = 'THIRD-PARTY-NOTICES.md'

const problems = findLicenceProblems(JSON.parse(readFileSync('package-lock.json', 'utf8')))
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
writeFileSync(file, renderNotices(process.cwd()))
console.log(`written: ${file}`)
