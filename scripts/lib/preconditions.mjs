import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'

const portProblems = {
  EADDRINUSE: (host, port) =>
    `Port ${port} is busy. Stop what uses it, or choose another: PORT=${port + 1} npm run demo`,
  EACCES: (host, port) => `Port ${port} may not be used by this account; choose one above 1023.`,
}

/** Listens briefly. Resolves to the port, or rejects with the system's error. */
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

/** One line on why the server cannot listen there; null when it can. */
export function portProblem(host, port) {
  return tryListening(host, port).then(
    () => null,
    (error) =>
      portProblems[error.code]?.(host, port) ??
      `HOST=${host} is not an address of this machine (${error.code}).`,
  )
}

/** A free port. */
export const findFreePort = (host = '127.0.0.1') => tryListening(host, 0)

/** Creates the folder when needed. One line on why it cannot be written to; null when it can. */
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
