// Runs the database contract on MongoDB: the one in MONGODB_URI, else a mongod on the path, else one from
// mongodb-memory-server, else the substitute mongo-java-server. Prints which one; without any it ends with status 1.
// `--in-npm-test`: what `npm test` runs. It downloads no mongod, leaves `*.full.test.ts` to `npm run test:full`, and
// without a server fails only when REQUIRE_MONGO is set. Other arguments are for Vitest.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

const cacheFolder = resolve('node_modules/.cache/mongo')
const standInFolder = resolve('scripts/mongo-stand-in')
const downloadHost = 'https://fastdl.mongodb.org/'
const dependencyPlugin = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies'

const inNpmTest = '--in-npm-test'
const isPart = process.argv.includes(inNpmTest)
const vitestArguments = process.argv.slice(2).filter((argument) => argument !== inNpmTest)

const printLine = (text) => console.log(`test:mongo: ${text}`)
const firstLine = (error) => String(error?.message ?? error).split('\n')[0]

function onPath(command) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, command)).find((file) => existsSync(file))
}

/**
 * The substitute and many hosted look-alikes have no correlated look-ups; a named server is tested for all features.
 */
const full = (name, uri, stop) => ({ name, uri, joinAggregations: true, stop })

async function named() {
  const uri = process.env.MONGODB_URI
  return uri ? full('the server named by MONGODB_URI', uri, async () => {}) : null
}

async function replicaSet(binary) {
  const { MongoMemoryReplSet } = await import('mongodb-memory-server-core')
  const server = await MongoMemoryReplSet.create({
    binary,
    replSet: { count: 1, storageEngine: 'wiredTiger' },
  })
  return { uri: server.getUri('perron-contract'), stop: () => server.stop() }
}

async function installed() {
  const systemBinary = onPath('mongod')
  if (!systemBinary) return null
  const { uri, stop } = await replicaSet({ systemBinary, checkMD5: false })
  return full(`mongod at ${systemBinary}, as a replica set`, uri, stop)
}

async function brought() {
  const isStored =
    existsSync(cacheFolder) && readdirSync(cacheFolder).some((name) => name.startsWith('mongod'))
  if (isPart && !isStored) return null
  // Without this early check, a closed network costs minutes of retries.
  const isReachable = await fetch(downloadHost, { method: 'HEAD', signal: AbortSignal.timeout(5000) }).then(
    (answer) => answer.status < 500,
    () => false,
  )
  if (!isReachable && !isStored) {
    printLine(`cannot fetch a mongod: ${downloadHost} does not answer`)
    return null
  }
  if (!isReachable) process.env.MONGOMS_RUNTIME_DOWNLOAD = 'false'
  const { uri, stop } = await replicaSet({ downloadDir: cacheFolder })
  return full("mongodb-memory-server's mongod, as a replica set", uri, stop)
}

function uriOf(child) {
  return new Promise((fulfil, reject) => {
    const timer = setTimeout(() => reject(new Error('the stand-in did not start within 30 s')), 30_000)
    child.once('exit', (code) => reject(new Error(`the stand-in ended with status ${code}`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [word, uri] = line.split(' ')
      if (word !== 'listening') return
      clearTimeout(timer)
      fulfil(uri)
    })
  })
}

/** Fetches the stand-in once for each version. @returns the folder of its jars; null without Maven */
function standInJars() {
  const project = join(standInFolder, 'pom.xml')
  const version = createHash('sha256').update(readFileSync(project)).digest('hex').slice(0, 8)
  const jars = join(cacheFolder, `jars-${version}`)
  if (existsSync(jars)) return jars
  if (!onPath('mvn')) return null
  printLine('fetching mongo-java-server from Maven Central')
  const unfinished = `${jars}-unfinished`
  const maven = ['-q', '-B', '-f', project, dependencyPlugin, `-DoutputDirectory=${unfinished}`]
  const fetched = spawnSync('mvn', maven, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 })
  if (fetched.status !== 0) throw new Error('Maven could not fetch mongo-java-server')
  renameSync(unfinished, jars)
  return jars
}

async function standIn() {
  const jars = onPath('java') ? standInJars() : null
  if (!jars) return null
  const java = ['-cp', join(jars, '*'), join(standInFolder, 'Launcher.java')]
  const child = spawn('java', java, { stdio: ['pipe', 'pipe', 'ignore'] })
  const uri = `${await uriOf(child)}/perron-contract`
  const stop = async () => void child.stdin.end()
  return { name: 'the stand-in mongo-java-server', uri, joinAggregations: false, stop }
}

async function findServer() {
  for (const source of [named, installed, brought, standIn]) {
    const server = await source().catch((error) => printLine(`could not start: ${firstLine(error)}`))
    if (server) return server
  }
  return null
}

function runTests({ uri, joinAggregations }) {
  const env = {
    ...process.env,
    PERRON_FULL: isPart ? process.env.PERRON_FULL : '1',
    MONGODB_URI: uri,
    MONGODB_JOIN_AGGREGATIONS: process.env.MONGODB_JOIN_AGGREGATIONS ?? String(joinAggregations),
  }
  const vitest = resolve('node_modules/vitest/vitest.mjs')
  const args = [vitest, 'run', '--project', 'mongo', ...vitestArguments]
  const child = spawn(process.execPath, args, { stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal))
  return new Promise((fulfil) => child.once('exit', (code) => fulfil(code ?? 1)))
}

const server = await findServer()
if (!server) {
  printLine(
    'no MongoDB to be had. Set MONGODB_URI, install mongod, or install a JDK and Maven for the stand-in.',
  )
  process.exit(isPart && !process.env.REQUIRE_MONGO ? 0 : 1)
}
printLine(`using ${server.name}`)
const status = await runTests(server)
await server.stop()
printLine(`used ${server.name}; ${status === 0 ? 'all passed' : 'some failed'}`)
process.exit(status)
