import { mkdtemp } from 'node:fs/promises'
import path from 'node:path'

import { env } from '@/lib/env'

import { bundled } from './bundled-programs'
import { runCommand, type CommandResult } from './project-copy'

/** A place of a site: the values of its environment. */
export interface Place {
  DATA_DIR: string
  DATABASE_URI: string
}

/** A folder outside the data folder of the tests, deleted with them. */
export const outside = (name: string): Promise<string> =>
  mkdtemp(path.join(path.dirname(env.dataDir), `${name}-`))

/** Runs a command of operators. */
export const operate = async (
  name: 'backup' | 'check:upgrade' | 'restore' | 'storage:move',
  args: readonly string[],
  more: Partial<Place> & Record<string, string>,
): Promise<CommandResult> => runCommand('.', [process.execPath, ...(await bundled(name)), ...args], more)

export const lastLine = ({ output }: CommandResult): string => output.trim().split('\n').at(-1) ?? ''
