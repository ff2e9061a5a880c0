import { existsSync } from 'node:fs'
import path from 'node:path'

/** Reads `.env` of the project, if there is one; what the environment has stays. */
export function loadEnv(root) {
  const file = path.join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
