import { existsSync } from 'node:fs'
import path from 'node:path'

/** What an operator keeps in the folder of a site. A build of the program leaves them where they are. */
export const ownNames = ['.env', 'data'] as const

/**
 * The folder of the site, with its `.env` and `data`: the one that is named, else that of the program when it has one of
 * them, else the one above. There they outlive a new build, which replaces the program.
 *
 * @param program folder of `perron.mjs`
 * @param named value of PERRON_HOME
 */
export function findHome(program: string, named: string | undefined): string {
  if (named) return path.resolve(named)
  const isInside = ownNames.some((name) => existsSync(path.join(program, name)))
  return isInside ? program : path.dirname(program)
}

type Environment = Record<string, string | undefined>

/**
 * What follows from the folder of the site: relative places are in it, wherever the command was typed.
 *
 * @param environment that of the process, with what `.env` adds
 */
export function placesIn(home: string, { DATA_DIR, DATABASE_URI }: Environment): Record<string, string> {
  const file = /^file:(?!\/)(.+)$/.exec(DATABASE_URI ?? '')?.[1]
  return {
    DATA_DIR: path.resolve(home, DATA_DIR?.trim() || 'data'),
    ...(file && { DATABASE_URI: `file:${path.resolve(home, file)}` }),
  }
}

/** HOST under the name that Next knows, which shells and containers set to the name of the machine. */
export const addressIn = ({ HOST }: Environment): Record<string, string> =>
  HOST?.trim() ? { HOSTNAME: HOST.trim() } : {}
