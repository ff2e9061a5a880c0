import { readFileSync } from 'node:fs'

/** From version 1.0.0 on, databases exist whose migrations must stay as they are. */
export function isReleased(): boolean {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  return !version.startsWith('0.')
}

/** The command that follows a change of stored fields. */
export const migrationCommand = (name = 'NAME'): string =>
  isReleased() ? `npm run migration ${name}` : 'npm run migration'
