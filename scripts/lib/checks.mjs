import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { playwrightFailures, vitestFailures } from './failures.mjs'
import { runStep } from './processes.mjs'

/** A program of a package, from the folder of the project. */
export const bin = (name) => path.join('node_modules/.bin', name)
const minutes = (count) => count * 60_000

/**
 * @typedef {{ name: string, passed: number, failed: number, seconds: number, note?: string, failures?: string[] }} Result
 * @typedef {{ name: string, commands: [string, string[]][], environment?: Record<string, string> }} Check
 */

/** One of its two runs finds an entry by itself that the other one gets as an option: a hint and no problem. */
const knip = ['--no-progress', '--no-config-hints']

/** Each check passes or fails as a whole. They run one after the other, beside the tests. */
export const staticChecks = [
  // Route types and next-env.d.ts are generated and not committed; without them the compiler lacks Next's own types.
  {
    name: 'types',
    commands: [
      [bin('next'), ['typegen']],
      // Each checker resolves the shared types again: one takes half of the processor time of the usual four.
      [process.execPath, ['node_modules/typescript-native/bin/tsc', '--noEmit', '--checkers', '1']],
    ],
    // The compiler is a Go program: rarer garbage collection costs no more memory than four checkers did (2 GB).
    environment: { GOGC: '400' },
  },
  {
    name: 'unused code',
    commands: [
      [bin('knip'), knip],
      // What only tests use. Dependencies are checked above, also those of scripts.
      [bin('knip'), [...knip, '--production', '--include', 'files,exports,types']],
    ],
  },
  {
    name: 'imports',
    commands: [
      [
        bin('depcruise'),
        ['src', existsSync('site') ? 'site' : 'demo/site', 'payload.config.ts', 'next.config.ts'],
      ],
    ],
  },
  { name: 'lint', commands: [[bin('oxlint'), ['--config', 'oxlint.config.mjs']]] },
  {
    name: 'generated files',
    commands: [[process.execPath, ['scripts/run-bundled.mjs', 'scripts/generate.ts', '--check']]],
  },
  { name: 'reliance', commands: [[bin('tsx'), ['scripts/check-relies.ts']]] },
  { name: 'messages', commands: [[bin('tsx'), ['scripts/check-messages.ts']]] },
  { name: 'format', commands: [[bin('oxfmt'), ['--check']]] },
  { name: 'lock file', commands: [[process.execPath, ['scripts/check-lock-file.mjs']]] },
]

/** @param {Check} check @returns {Promise<Result>} */
export async function runCheck({ name, commands, environment }) {
  const env = { ...process.env, ...environment }
  let seconds = 0
  for (const [command, args] of commands) {
    const result = await runStep(name, command, args, { env, timeoutMs: minutes(10) })
    seconds += result.seconds
    if (!result.ok) return { name, passed: 0, failed: 1, seconds }
  }
  return { name, passed: 1, failed: 0, seconds }
}

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

/** A failed run without a failed test, such as a file that cannot be loaded, counts as one failure. */
function tally(name, { ok, seconds }, { passed = 0, failed = 0, skipped = 0 }, failures) {
  const note = skipped > 0 ? `${skipped} skipped` : undefined
  return { name, passed, failed: ok ? failed : Math.max(failed, 1), seconds, note, failures }
}

/** Runs tests with a program that is Vitest or gives it its arguments. @returns {Promise<Result>} */
async function runTests(name, [command, ...args], reportFolder) {
  const report = path.join(reportFolder, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const env = { ...process.env, PERRON_COMPILED_TESTS: path.join(reportFolder, 'compiled-tests') }
  const run = await runStep(name, command, [...args, ...reporters], { env, timeoutMs: minutes(40) })
  const counts = readReport(report) ?? {}
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = counts
  return tally(name, run, { passed, failed, skipped }, vitestFailures(counts))
}

/** Runs the vitest projects whose names begin with this prefix. @returns {Promise<Result>} */
export const runVitest = (project, reportFolder) =>
  runTests(project, [bin('vitest'), 'run', '--project', `${project}*`], reportFolder)

/** Runs unit tests of these files and folders. @returns {Promise<Result>} */
export const runVitestFiles = (name, files, reportFolder) =>
  runTests(name, [bin('vitest'), 'run', '--project', 'unit*', ...files], reportFolder)

/** Runs the database contract on MongoDB, where there is one. @returns {Promise<Result>} */
export async function runMongo(reportFolder) {
  const result = await runTests(
    'mongo',
    [process.execPath, 'scripts/test-mongo.mjs', '--in-npm-test'],
    reportFolder,
  )
  const isNotRun = result.passed + result.failed === 0
  return isNotRun
    ? { ...result, note: 'NOT RUN: no MongoDB, and no JDK with Maven for the stand-in' }
    : result
}

/**
 * Runs a Playwright project, even if the projects before it failed.
 *
 * @returns {Promise<Result>}
 */
export async function runPlaywright(project, environment, reportFolder) {
  const name = `end-to-end ${project}`
  const report = path.join(reportFolder, `e2e-${project}.json`)
  const env = { ...process.env, ...environment, PERRON_E2E_REPORT: report }
  const args = ['test', '--no-deps', '--project', project, '--output', `test-results/${project}`]
  const run = await runStep(name, bin('playwright'), args, { env, timeoutMs: minutes(60) })
  const results = readReport(report) ?? {}
  const { expected: passed, unexpected: failed, skipped } = results.stats ?? {}
  return tally(name, run, { passed, failed, skipped }, playwrightFailures(results))
}

/** Measures the scripts of the main pages and prints the sizes. @returns {Promise<Result>} */
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
