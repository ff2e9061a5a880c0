// What is missing before a start, in words: `node perron.mjs check`, which has looked at the system, the folders and the
// address of the site before. A wrong variable ends this at once, with a line of its own.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

import { findStartProblems } from '../src/composition/start-checks'
import { env } from '../src/lib/env'
import { formatError } from '../src/lib/values/format-error'
import { describeDatabase } from './program/describe-database'

const load = createRequire(import.meta.url)

/** Native modules are for one system and may lack something of it. */
function findNativeProblems(): string[] {
  return ['sharp', 'libsql'].flatMap((name) => {
    try {
      load(name)
      return []
    } catch (error) {
      return `The package ${name} cannot be loaded on this machine: ${formatError(error)}`
    }
  })
}

/** @returns why the database cannot be used, or null; says in which state it is otherwise */
async function findDatabaseProblem(): Promise<string | null> {
  const { databaseUri } = env
  if (!databaseUri.startsWith('file:')) return null
  // Loaded once it is known that their native module can be.
  const { appliedMigrations, sqliteFile } = await import('../src/lib/backup/copy-sqlite')
  const { migrations } = await import('../src/migrations')
  const file = sqliteFile(databaseUri)
  const names = migrations.map(({ name }) => name)
  try {
    const applied = existsSync(file) ? appliedMigrations(file) : null
    const { problem, text } = describeDatabase(applied, names)
    if (!problem) console.log(text)
    return problem ? `DATABASE_URI: ${text}` : null
  } catch (error) {
    return `DATABASE_URI: ${file} cannot be opened: ${formatError(error)}`
  }
}

async function check(): Promise<void> {
  const native = findNativeProblems()
  // Neither can be asked without its module.
  const others = native.length > 0 ? [] : [await findDatabaseProblem(), ...(await findStartProblems())]
  const problems = [...native, ...others].filter((problem) => problem !== null)
  for (const problem of problems) console.error(problem)
  const isReady = problems.length === 0 && !process.exitCode
  console.log(isReady ? 'Ready: node perron.mjs serve' : 'Not ready.')
  process.exit(isReady ? 0 : 1)
}

check().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
