// `npm test`: every check and test, end-to-end on a demo created for it. `npm run test:full` (--full): the same with
// whole matrices. `npm run check` (--fast): the checks without database, build and browser. Later steps run after a
// failed one; the last line counts all of them.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { nodeVersionProblem } from './lib/check-node.mjs'
import { runBudget, runCheck, runMongo, runPlaywright, runVitest, staticChecks } from './lib/checks.mjs'
import { getChromium, missingEngines } from './lib/chromium.mjs'
import { testLanguages } from './lib/language-tests.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { endAll, endOnSignals, wasSignalled } from './lib/processes.mjs'
import { printLine } from './lib/progress.mjs'
import { Stop } from './lib/stop.mjs'
import { countFailed, summarise } from './lib/summary.mjs'
import { startThrowAwayDemo } from './lib/throw-away-demo.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const isFast = process.argv.includes('--fast')
const isFull = process.argv.includes('--full')
if (isFull) process.env.PERRON_FULL = '1'
/** Longer than the demo needs to end its processes. */
const patienceMs = 20_000
const isCi = process.env.CI === 'true'

const notRun = (name, note) => ({ name, passed: 0, failed: 0, seconds: 0, note: `NOT RUN: ${note}` })

async function inTurn(tasks) {
  const results = []
  for (const task of tasks) results.push(await task())
  return results
}

/** The journeys that need the demo to themselves, or wait for most of their time. */
const journeysAlone = (environment, folder) =>
  environment.CHROMIUM_PATH ? [() => runPlaywright('alone', environment, folder)] : []

/** Journeys in Firefox and WebKit, where Debian's packages of both are installed. */
async function journeysInEngines(environment, folder) {
  const missing = missingEngines()
  if (missing.length === 0) return runPlaywright('engines', environment, folder)
  const result = notRun('end-to-end engines', `not installed: ${missing.join(', ')}`)
  return { ...result, failed: process.env.REQUIRE_ENGINES === '1' ? 1 : 0 }
}

async function siteJourneys(environment, folder) {
  if (environment.CHROMIUM_PATH) return [await runPlaywright('site', environment, folder)]
  printLine('\n!!! There is no Chromium, and none could be had: the END-TO-END TESTS WERE NOT RUN.')
  printLine('!!! Install one (Debian: apt-get install chromium) or name one with CHROMIUM_PATH.\n')
  return [{ ...notRun('end-to-end', 'no Chromium'), failed: isCi ? 1 : 0 }]
}

const runChecks = () => inTurn(staticChecks.map((check) => () => runCheck(check)))

/**
 * Builds, fills and starts the demo. The journeys that need it alone leave half of a processor unused: the checks run
 * beside them, and do not change the bytes of its pages.
 */
async function demoAndChecks(folder) {
  const { environment: ofDemo, seconds } = await startThrowAwayDemo(folder)
  const demo = { name: 'demo', passed: ofDemo ? 1 : 0, failed: ofDemo ? 0 : 1, seconds }
  if (!ofDemo) return { environment: null, results: [demo, ...(await runChecks())] }
  const environment = { ...ofDemo, CHROMIUM_PATH: (await getChromium()) ?? '' }
  const onDemo = [
    () => runBudget(environment),
    ...journeysAlone(environment, folder),
    () => journeysInEngines(environment, folder),
  ]
  const [checks, alone] = await Promise.all([runChecks(), inTurn(onDemo)])
  return { environment, results: [...checks, demo, ...alone] }
}

async function runEverything(folder) {
  const unit = () => runVitest('unit', folder)
  if (isFast) return (await Promise.all([unit(), runChecks()])).flat()
  const tests = [unit, () => runVitest('integration', folder), () => runMongo(folder)]
  const onDemo = async () => {
    const { environment, results } = await demoAndChecks(folder)
    const site = environment ? await siteJourneys(environment, folder) : [notRun('end-to-end', 'no demo')]
    return [...results, ...site]
  }
  const results = await Promise.all([inTurn(tests), onDemo()])
  // Two more builds.
  const languages = isFull ? await testLanguages(root, path.join(folder, 'languages')) : []
  return [...results.flat(), ...languages]
}

async function test() {
  const problem = nodeVersionProblem(process.version)
  if (problem) throw new Stop(problem)
  endOnSignals({ patienceMs })
  await installIfNeeded(root)
  const folder = mkdtempSync(path.join(tmpdir(), 'perron-test-run-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const results = await runEverything(folder)
  await endAll(patienceMs)
  if (wasSignalled()) return
  printLine(summarise(results))
  process.exit(countFailed(results) > 0 ? 1 : 0)
}

process.chdir(root)
test().catch(async (error) => {
  if (wasSignalled()) return
  await endAll(patienceMs)
  console.error(error instanceof Stop ? `test: ${error.message}` : error)
  process.exit(error.status ?? 1)
})
