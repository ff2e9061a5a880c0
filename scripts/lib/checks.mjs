import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { runStep } from './processes.mjs'

const bin = (name) => path.join('node_modules/.bin', name)
const minutes = (count) => count * 60_000

/**
 * @typedef {{ name: string, passed: number, failed: number, seconds: number, note?: string }} Result
 * @typedef {{ name: string, commands: [string, string[]][] }} Check
 */

/** Each passes or fails as a whole. The longest first: two run at a time. */
export const staticChecks = [
  // Route types and next-env.d.ts are generated and not committed; without them the compiler lacks Next's own types.
  {
    name: 'types',
    commands: [
      [bin('next'), ['typegen']],
      [bin('tsc'), ['--noEmit']],
    ],
  },
  {
    name: 'lint',
    commands: [
      [
        bin('eslint'),
        ['.', '--max-warnings', '0', '--cache', '--cache-location', 'node_modules/.cache/eslint/'],
      ],
    ],
  },
  { name: 'format', commands: [[bin('prettier'), ['.', '--check', '--log-level', 'warn', '--cache']]] },
  // It loads Payload's configuration, which without the condition at times never ends.
  {
    name: 'unused code',
    commands: [
      [process.execPath, ['--conditions=production', 'node_modules/knip/bin/knip.js', '--no-progress']],
    ],
  },
  { name: 'imports', commands: [[bin('depcruise'), ['src', 'payload.config.ts', 'next.config.ts']]] },
  {
    name: 'generated files',
    commands: [[bin('tsx'), ['--conditions=production', 'scripts/generate.ts', '--check']]],
  },
  { name: 'messages', commands: [[bin('tsx'), ['scripts/check-messages.ts']]] },
]

/** @param {Check} check @returns {Promise<Result>} */
export async function runCheck({ name, commands }) {
  let seconds = 0
  for (const [command, args] of commands) {
    const result = await runStep(name, command, args, { timeoutMs: minutes(10) })
    seconds += result.seconds
    if (!result.ok) return { name, passed: 0, failed: 1, seconds }
  }
  return { name, passed: 1, failed: 0, seconds }
}

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

/** A run that fails without a failed test, such as a file that cannot be loaded, still counts one failure. */
function tally(name, { ok, seconds }, passed, failed, skipped, flaky = 0) {
  const notes = [skipped > 0 && `${skipped} skipped`, flaky > 0 && `${flaky} at the second try`]
  const note = notes.filter(Boolean).join(', ') || undefined
  return { name, passed, failed: ok ? failed : Math.max(failed, 1), seconds, note }
}

/** Runs a project of the vitest configuration. @returns {Promise<Result>} */
export async function runVitest(project, reportFolder) {
  const report = path.join(reportFolder, `${project}.json`)
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const run = await runStep(project, bin('vitest'), args, { timeoutMs: minutes(15) })
  const counts = readReport(report) ?? {}
  return tally(
    project,
    run,
    counts.numPassedTests ?? 0,
    counts.numFailedTests ?? 0,
    counts.numPendingTests ?? 0,
  )
}

/** Runs the journeys in the browser. @returns {Promise<Result>} */
export async function runPlaywright(environment, reportFolder) {
  const report = path.join(reportFolder, 'e2e.json')
  const env = { ...process.env, ...environment, PERRON_E2E_REPORT: report }
  const run = await runStep('end-to-end', bin('playwright'), ['test'], { env, timeoutMs: minutes(35) })
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readReport(report)?.stats ?? {}
  return tally('end-to-end', run, expected + flaky, unexpected, skipped, flaky)
}

/** Weighs the scripts of the main pages, and shows the figures. @returns {Promise<Result>} */
export async function runBudget(environment) {
  const env = { ...process.env, ...environment }
  const { ok, seconds, lines } = await runStep(
    'byte budget',
    process.execPath,
    ['scripts/check-budget.mjs'],
    { env },
  )
  return { name: 'byte budget', passed: ok ? 1 : 0, failed: ok ? 0 : 1, seconds, note: lines.join('; ') }
}
