import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'

const portProblems = {
  EADDRINUSE: (host, port) =>
    `Port ${port} is busy. Stop what uses it, or choose another: PORT=${port + 1} npm run demo`,
  EACCES: (host, port) => `Port ${port} may not be used by this account; choose one above 1023.`,
}

/** Listens for a moment. Resolves to the port that was given, or rejects with the system's error. */
function tryListening(host, port) {
  return new Promise((fulfil, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ host, port, exclusive: true }, () => {
      const given = server.address().port
      server.close(() => fulfil(given))
    })
  })
}

/** Says in one line why the server could not listen there, or gives null. */
export function portProblem(host, port) {
  return tryListening(host, port).then(
    () => null,
    (error) =>
      portProblems[error.code]?.(host, port) ??
      `HOST=${host} is not an address of this machine (${error.code}).`,
  )
}

/** A port that nobody uses at this moment. */
export const findFreePort = (host = '127.0.0.1') => tryListening(host, 0)

/** Makes the folder when needed. Says in one line why it cannot be written to, or gives null. */
export function folderProblem(folder) {
  const probe = path.join(folder, `.write-probe-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(probe, '')
    rmSync(probe)
    return null
  } catch (error) {
    return `The folder ${folder} cannot be written to (${error.code}); choose another with DATA_DIR.`
  }
}
