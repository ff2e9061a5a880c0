import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { findFreePort } from '../../lib/preconditions.mjs'
import { runOrStop, startUntil } from '../../lib/processes.mjs'

import { blankFiles } from './blank-files'
import type { Studio } from './measure-studio'
import { pageDocument } from './page-documents'

const login = { email: 'editor@example.org', password: 'a password of the bench' }

/**
 * Builds and starts a Payload admin without anything of ours, of the installed versions.
 *
 * @param root the project; the admin is made below its `.next`, from where its packages resolve
 * @param blockCount of its longer page; the other one has no blocks
 */
export async function startBlankAdmin(root: string, blockCount: number): Promise<Studio> {
  const folder = path.join(root, '.next/blank-studio')
  rmSync(folder, { recursive: true, force: true })
  for (const [name, text] of Object.entries(blankFiles(root))) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  const env = {
    ...process.env,
    DATABASE_URI: `file:${path.join(folder, 'blank.db')}`,
    DOCUMENTS: JSON.stringify({ login, pages: [pageDocument(0), pageDocument(blockCount)] }),
    NEXT_TELEMETRY_DISABLED: '1',
    PAYLOAD_DROP_DATABASE: '',
  }
  const bin = (name: string) => path.join(root, 'node_modules', name)
  // Payload makes the tables by itself in development alone.
  const { lines } = await runOrStop(
    'blank admin: documents',
    process.execPath,
    [bin('tsx/dist/cli.mjs'), '--conditions=production', 'prepare.ts'],
    { cwd: folder, env: { ...env, NODE_ENV: 'development' } },
  )
  const ids = lines.find((line) => line.startsWith('IDS '))
  if (!ids) throw new Error(`The blank admin has no documents:\n${lines.join('\n')}`)
  const [short, long] = JSON.parse(ids.slice(4)) as (string | number)[]
  const production = { ...env, NODE_ENV: 'production' }
  const next = bin('next/dist/bin/next')
  await runOrStop('blank admin: build', process.execPath, [next, 'build'], { cwd: folder, env: production })
  const port = String(await findFreePort())
  await startUntil(
    'blank admin',
    '✓ Ready',
    process.execPath,
    [next, 'start', '--port', port, '--hostname', '127.0.0.1'],
    { cwd: folder, env: production },
  )
  const form = (id: unknown, previewed: string) => ({
    path: `/admin/collections/pages/${String(id)}?locale=fr`,
    field: '#field-title',
    previewed,
    isInBlock: previewed.includes('blocks'),
  })
  return {
    base: `http://127.0.0.1:${port}`,
    login,
    shortForm: form(short, '#field-title'),
    longForm: form(long, '#field-blocks__0__heading'),
  }
}

/** Removes its files. */
export const removeBlankAdmin = (root: string): void =>
  rmSync(path.join(root, '.next/blank-studio'), { recursive: true, force: true })
