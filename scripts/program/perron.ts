// `node perron.mjs WORD`: the built site and the commands of its operators. `npm run build` bundles this into `dist`.
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseEnv } from 'node:util'

import { nodeVersionProblem } from '../lib/check-node.mjs'
import { nodeProblem, systemProblem, thisSystem, type System } from '../lib/system.mjs'
import { addressIn, findHome, placesIn } from './home'
import { missingOptions, restart } from './restart'
import { describeWords, findWord } from './words'

/** What a build says of itself, in a file beside this one. */
interface Build extends System {
  /** Of the product. */
  version: string
  /** Equal sources have the same. */
  id: string
}

// `import.meta.dirname` is missing in versions of Node that are named below.
const program = path.dirname(fileURLToPath(import.meta.url))
const build = JSON.parse(readFileSync(path.join(program, 'build.json'), 'utf8')) as Build

class Refusal extends Error {}

/** Reads `.env` of the site; what the environment has stays. The rest sets itself. */
function prepareEnvironment(): string {
  const home = findHome(program, process.env.PERRON_HOME)
  const file = path.join(home, '.env')
  try {
    // `process.loadEnvFile` takes a file that it may not read for a missing one.
    const settings = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
    Object.assign(process.env, { ...settings, ...process.env })
  } catch (error) {
    throw new Refusal(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  Object.assign(process.env, placesIn(home, process.env), addressIn(process.env), {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PERRON_PROGRAM: program,
    // A container may have an account without an entry, whose home Node cannot find.
    HOME: process.env.HOME || home,
  })
  return home
}

/** Why nothing can run here. */
const systemProblems = (): string[] =>
  [nodeVersionProblem(process.version), systemProblem(build, thisSystem())].filter(
    (problem) => problem !== null,
  )

/** Why a folder cannot be written to, or null. One that is not there is made at the start, in the one around it. */
function folderProblem(folder: string): string | null {
  if (!existsSync(folder) && folder !== path.dirname(folder)) return folderProblem(path.dirname(folder))
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    return null
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return `${folder} cannot be written to (${code}): give it to the account that runs the site, or set DATA_DIR.`
  }
}

/** What can be said before anything is loaded. */
function checkPlaces(home: string): string[] {
  const { DATA_DIR = '', SERVER_URL } = process.env
  const isUnnamed = !SERVER_URL?.trim()
  console.log(
    `Perron ${build.version}, build ${build.id}, Node ${process.version}, folder of the site: ${home}`,
  )
  return [
    // It may do all the same, so that only this word names it.
    nodeProblem(build, thisSystem()),
    folderProblem(DATA_DIR),
    isUnnamed ? 'SERVER_URL is missing: the address of the site, such as https://www.example.org' : null,
  ].filter((problem) => problem !== null)
}

function report(problems: readonly string[]): void {
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}

async function askHealth(): Promise<void> {
  const { HOSTNAME: bound = '', PORT = '3000' } = process.env
  const host = /^[\d.]+$/.test(bound) && bound !== '0.0.0.0' ? bound : '127.0.0.1'
  const url = `http://${host}:${PORT}/healthz`
  const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => null)
  if (answer?.status === 200) return
  throw new Refusal(`${url} ${answer ? `answers with status ${answer.status}` : 'does not answer'}`)
}

/** Loads a command, which takes its arguments from the process. */
async function runBundle(word: string, args: readonly string[]): Promise<void> {
  const file = path.join(program, word === 'serve' ? 'server.js' : `.next/commands/${word}.mjs`)
  process.argv = [process.execPath, file, ...args]
  await import(pathToFileURL(file).href)
}

async function run(word: string, args: readonly string[]): Promise<void> {
  // What a program reads has no lines of the log in it.
  if (args.includes('--json')) process.env.LOG_STREAM = 'stderr'
  report(systemProblems())
  if (process.exitCode) return
  const home = prepareEnvironment()
  if (word === 'check') report(checkPlaces(home))
  if (word === 'health') return askHealth()
  const options = word === 'serve' || word === 'worker' ? missingOptions() : null
  if (options) restart(options)
  else await runBundle(word, args)
}

const [given = '', ...args] = process.argv.slice(2)
const word = findWord(given)
if (word) {
  run(word, args).catch((error: unknown) => {
    console.error(error instanceof Refusal ? error.message : error)
    process.exitCode = 1
  })
} else {
  const isHelp = /^(?:--help|-h|help)$/.test(given)
  const text = `${given && !isHelp ? `There is no "${given}". ` : ''}Usage: node perron.mjs WORD\n\n${describeWords()}`
  if (isHelp) console.log(text)
  else {
    console.error(text)
    process.exitCode = 1
  }
}
