import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import ts from 'typescript'
import { expect, test } from 'vitest'

/** They import the messages of all languages, which no browser needs. */
const forServers = ['studio-text.ts', 'mail-translator.ts', 'translator.ts'].map((name) =>
  path.join('src/lib/i18n', name),
)

function resolve(from: string, name: string): string[] {
  const base = name.startsWith('@/') ? path.join('src', name.slice(2)) : path.join(path.dirname(from), name)
  return name.startsWith('@/') || name.startsWith('.') ? [`${base}.ts`, `${base}.tsx`].filter(existsSync) : []
}

const isTypeOnly = (clause: ts.ImportClause | undefined): boolean => {
  const names = clause?.namedBindings
  return (
    clause?.isTypeOnly === true ||
    (!clause?.name &&
      names !== undefined &&
      ts.isNamedImports(names) &&
      names.elements.every((each) => each.isTypeOnly))
  )
}

const importsOf = (file: string): string[] =>
  ts
    .createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
    .statements.flatMap((statement) =>
      ts.isImportDeclaration(statement) &&
      ts.isStringLiteral(statement.moduleSpecifier) &&
      !isTypeOnly(statement.importClause)
        ? resolve(file, statement.moduleSpecifier.text)
        : [],
    )

test('client components import no messages', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join('src', name))
  const reached = new Map(
    files.filter((file) => readFileSync(file, 'utf8').startsWith("'use client'")).map((file) => [file, file]),
  )
  expect(reached.size).toBeGreaterThan(50)
  for (const [file, client] of reached)
    for (const imported of importsOf(file)) if (!reached.has(imported)) reached.set(imported, client)
  expect(forServers.filter((file) => reached.has(file)).map((file) => [reached.get(file), file])).toEqual([])
})
