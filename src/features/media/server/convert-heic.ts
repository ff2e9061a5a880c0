import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { env } from '@/lib/env'
import { runProgram } from '@/lib/queue/run-program'

/** Bundled by the build, in its folder. */
const bundled = '.next/commands/heic-process.mjs'

const timeoutMs = 60_000

let last: Promise<unknown> = Promise.resolve()

/** Why a picture is not converted, as the program writes it. */
export type HeicRefusal = { refused: 'broken' } | { refused: 'size'; width: number; height: number }

async function convert(content: Buffer): Promise<Buffer | HeicRefusal> {
  const folder = await mkdtemp(path.join(tmpdir(), 'perron-heic-'))
  const [from, to] = [path.join(folder, 'picture.heic'), path.join(folder, 'picture.jpg')]
  try {
    await writeFile(from, content)
    const program = [path.resolve(env.programFolder, bundled), from, to]
    const { status, output, errors } = await runProgram(program, { timeoutMs })
    if (status !== 0) throw new Error(errors || `The program ended with status ${String(status)}.`)
    return output ? (JSON.parse(output) as HeicRefusal) : await readFile(to)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * A JPEG of a picture as telephones make it, in a process of its own, one at a time, or why there is none.
 *
 * @throws Error when the program cannot run or takes too long
 */
export function convertHeic(content: Buffer): Promise<Buffer | HeicRefusal> {
  const converted = last.then(() => convert(content))
  last = converted.catch(() => undefined)
  return converted
}
