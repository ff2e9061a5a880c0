import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

/** A server that shows how fast the machine is today. */
export interface Reference {
  url: string
  pid: number
  end: () => void
}

const startWithinMs = 30_000

async function whenReady(url: string, child: ChildProcess): Promise<Reference> {
  const until = Date.now() + startWithinMs
  for (;;) {
    const isUp = await fetch(url).then(
      (answer) => answer.arrayBuffer().then(() => answer.ok),
      () => false,
    )
    if (isUp && child.pid) return { url, pid: child.pid, end: () => void child.kill('SIGKILL') }
    if (Date.now() > until || child.exitCode !== null) throw new Error(`${url} did not start`)
    await wait(200)
  }
}

/** A Node server that sends one page and does nothing else. */
export function startBareNode(folder: string, page: Buffer, port: number): Promise<Reference> {
  writeFileSync(path.join(folder, 'page.html'), page)
  const file = path.join(folder, 'bare.mjs')
  writeFileSync(
    file,
    `import http from 'node:http'
import { readFileSync } from 'node:fs'
const body = readFileSync(${JSON.stringify(path.join(folder, 'page.html'))})
http.createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html', 'content-length': body.length })
  response.end(body)
}).listen(${port}, '127.0.0.1')
`,
  )
  return whenReady(`http://127.0.0.1:${port}/`, spawn(process.execPath, [file], { stdio: 'ignore' }))
}

/** nginx with one worker and the page as a file, also compressed; null when it is not installed. */
export async function startNginx(folder: string, page: Buffer, port: number): Promise<Reference | null> {
  if (spawnSync('nginx', ['-v']).error) return null
  const www = path.join(folder, 'www')
  mkdirSync(www, { recursive: true })
  writeFileSync(path.join(www, 'index.html'), page)
  writeFileSync(path.join(www, 'index.html.gz'), gzipSync(page, { level: 6 }))
  const config = path.join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `user root; daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr crit;
events { worker_connections 512; }
http { access_log off; gzip_static on; server { listen 127.0.0.1:${port}; root ${www}; } }
`,
  )
  const nginx = spawn('nginx', ['-c', config, '-p', folder], { stdio: 'ignore' })
  const reference = await whenReady(`http://127.0.0.1:${port}/`, nginx)
  return { ...reference, end: () => void nginx.kill('SIGTERM') }
}

const pageText = (mode: string): string => `export const dynamic = '${mode}'
export default function Page() {
  const rows = Array.from({ length: Number(process.env.ROWS) }, (_, row) => row)
  return <main>{rows.map((row) => <p className="row" key={row}>Row {row} of a page that says nothing</p>)}</main>
}
`

const versionOf = (root: string, name: string): string => {
  const text = readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')
  return `${name}@${(JSON.parse(text) as { version: string }).version}`
}

function run(command: string, args: string[], cwd: string): void {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The bare Next application was not built:\n${stderr}`)
}

/**
 * Makes a Next application with one stored page and one made for each request, with the versions of the project.
 *
 * @param root folder of the project
 * @param folder of the application: outside the project, whose own files the bundler would take for its
 */
export function buildBareNext(root: string, folder: string): void {
  for (const [name, mode] of [
    ['stored', 'force-static'],
    ['dynamic', 'force-dynamic'],
  ] as const) {
    mkdirSync(path.join(folder, 'app', name, '[row]'), { recursive: true })
    const text =
      pageText(mode) + (mode === 'force-static' ? 'export const generateStaticParams = () => []\n' : '')
    writeFileSync(path.join(folder, 'app', name, '[row]/page.jsx'), text)
  }
  writeFileSync(
    path.join(folder, 'app/layout.jsx'),
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }\n',
  )
  writeFileSync(path.join(folder, 'package.json'), '{"private":true,"type":"module"}\n')
  writeFileSync(
    path.join(folder, 'next.config.mjs'),
    `export default { turbopack: { root: ${JSON.stringify(folder)} }, compress: false }\n`,
  )
  const packages = ['next', 'react', 'react-dom'].map((name) => versionOf(root, name))
  run('npm', ['install', '--silent', '--no-audit', '--no-fund', ...packages], folder)
  run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], folder)
}

const firstRows = 300

/** Starts it with pages of about this size. */
export async function startBareNext(
  folder: string,
  { bytes, port }: { bytes: number; port: number },
): Promise<Reference> {
  const next = 'node_modules/next/dist/bin/next'
  const start = (rows: number) =>
    whenReady(
      `http://127.0.0.1:${port}/dynamic/1`,
      spawn(process.execPath, [next, 'start', '--port', String(port), '--hostname', '127.0.0.1'], {
        cwd: folder,
        stdio: 'ignore',
        env: { ...process.env, NODE_ENV: 'production', ROWS: String(rows) },
      }),
    )
  const trial = await start(firstRows)
  const sample = await (await fetch(trial.url)).arrayBuffer()
  trial.end()
  await wait(500)
  rmSync(path.join(folder, '.next/cache'), { recursive: true, force: true })
  return start(Math.round((firstRows * bytes) / sample.byteLength))
}
