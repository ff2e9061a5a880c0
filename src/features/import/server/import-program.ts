import path from 'node:path'

import { env } from '@/lib/env'
import { runProgram } from '@/lib/queue/run-program'

import type { FeedSample } from './read-sample'

/** Arguments of Node that run the program of imports, which is bundled beside the build; those of its task are added. */
export const importProgram = (): string[] => [
  path.resolve(env.programFolder, '.next/commands/import-process.mjs'),
]

const sampleTimeoutMs = 60_000
/** A record and its mapping are far below. */
const maxSampleLength = 1_000_000

/**
 * Reads a sample of a source in a process of its own.
 *
 * @returns the sample, or in one line why there is none
 */
export async function requestSample(
  key: string,
  number?: string,
  program: readonly string[] = importProgram(),
): Promise<FeedSample | { reason: string }> {
  const { status, output, errors } = await runProgram(
    [...program, 'sample', key, ...(number ? [number] : [])],
    { maxOutputLength: maxSampleLength, timeoutMs: sampleTimeoutMs },
  )
  if (status === 0) return JSON.parse(output) as FeedSample
  return { reason: errors || `${sampleTimeoutMs / 1000} s` }
}
