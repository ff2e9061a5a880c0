import assert from 'node:assert/strict'
import { appendFileSync, chownSync, cpSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { findFreePort } from '../lib/preconditions.mjs'
import { inside, needDebian } from './base.mjs'
import { needTool, run, startProgram, temporaryFolder, untilStatus, whenEnding } from './tools.mjs'

/** As the image says. */
const account = { uid: 10_001, gid: 10_001 }
const home = '/srv/perron'
const nodeImage = 'localhost/perron-test-node:24'
const nodePackage = 'node@24'

const buildah = (...args) => run(needTool('buildah'), args)

/** The base that Docker would fetch: Debian 12, Node from its package of npm, and npm. */
function makeNodeImage() {
  const images = JSON.parse(buildah('images', '--json') || '[]') ?? []
  if (images.some(({ names }) => names?.includes(nodeImage))) return
  const debian = needDebian()
  const folder = temporaryFolder('node')
  run('npm', ['install', '--prefix', folder, '--no-save', nodePackage])
  const container = buildah('from', 'scratch').trim()
  const mounted = buildah('mount', container).trim()
  run('cp', ['-a', `${debian}/.`, mounted])
  cpSync(path.join(folder, 'node_modules/node/bin/node'), path.join(mounted, 'usr/local/bin/node'))
  const npm = path.join(run('npm', ['root', '--global']).trim(), 'npm')
  run('cp', ['-aL', npm, path.join(mounted, 'usr/local/lib/npm')])
  run('ln', ['-s', '../lib/npm/bin/npm-cli.js', path.join(mounted, 'usr/local/bin/npm')])
  const variables = ['PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin']
  // A network with an authority of its own, such as that of a company: Node inside is to trust whom Node here trusts.
  const { NODE_EXTRA_CA_CERTS: authorities } = process.env
  if (authorities) {
    cpSync(authorities, path.join(mounted, 'usr/local/share/authorities.pem'), { dereference: true })
    variables.push('NODE_EXTRA_CA_CERTS=/usr/local/share/authorities.pem')
  }
  buildah('umount', container)
  for (const each of variables) buildah('config', '--env', each, container)
  buildah('commit', '--rm', container, nodeImage)
}

/** The files that Git knows or would add. */
function copySources() {
  const folder = temporaryFolder('sources')
  const copy = `git ls-files -z --cached --others --exclude-standard | xargs -0 cp --parents --target-directory "${folder}"`
  run('sh', ['-ec', copy])
  return folder
}

function buildImage(sources, tag) {
  const settings = [
    '--isolation',
    'chroot',
    '--format',
    'docker',
    '--layers',
    '--build-arg',
    `NODE_IMAGE=${nodeImage}`,
  ]
  buildah('build', ...settings, '--file', path.join(sources, 'deploy/Dockerfile'), '--tag', tag, sources)
}

/** The files of an image. */
function openImage(tag) {
  const container = buildah('from', tag).trim()
  whenEnding(() => run(needTool('buildah'), ['rm', container]))
  return buildah('mount', container).trim()
}

function testConfiguration(tag) {
  const { Docker } = JSON.parse(buildah('inspect', '--type', 'image', tag))
  const { User: user, Volumes: volumes, Healthcheck: health, Entrypoint: entry, Cmd: command } = Docker.config
  assert.equal(user, `${account.uid}:${account.gid}`)
  assert.deepEqual(Object.keys(volumes), [home])
  assert.deepEqual(health.Test, ['CMD', 'node', '/app/perron.mjs', 'health'])
  assert.deepEqual([...entry, ...command], ['node', '/app/perron.mjs', 'serve'])
}

/** The volume of a site, and what its containers have in common. */
async function makeSite() {
  const volume = path.join(temporaryFolder('volume'), 'site')
  mkdirSync(volume)
  chownSync(volume, account.uid, account.gid)
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    PERRON_HOME: home,
    HOSTNAME: '127.0.0.1',
    PORT: String(port),
    SERVER_URL: origin,
    PAYLOAD_SECRET: 'a secret of the test of the image',
  }
  const options = {
    account: `${account.uid}:${account.gid}`,
    volume: [volume, home],
    isReadOnly: true,
    workingFolder: home,
  }
  const perron = (place, ...words) => inside(place, ['node', '/app/perron.mjs', ...words], options)
  return {
    origin,
    start: (place) => startProgram('unshare', perron(place, 'serve'), { env }),
    /** Runs a word beside the server, as `docker exec` does. */
    runWord: (place, ...words) => run('unshare', perron(place, ...words), { env }),
    runShell: (place, text) => run('unshare', inside(place, ['sh', '-c', text], options), { env }),
  }
}

const idOf = (place) => JSON.parse(readFileSync(path.join(place, 'app/build.json'), 'utf8')).id

async function stopWell(program) {
  const begun = performance.now()
  const how = await program.stop()
  assert.ok([143, 'SIGTERM'].includes(how), `ended with ${how}: ${program.output.slice(-500)}`)
  assert.ok(performance.now() - begun < 10_000, 'SIGTERM took longer than ten seconds')
}

async function testRunning(check, site, image) {
  const server = site.start(image)
  await check('it serves on a read-only root, as its own account', async () => {
    await untilStatus(`${site.origin}/readyz`, 200, server)
    assert.equal((await fetch(`${site.origin}/admin/`)).status, 200)
    assert.match(site.runWord(image, 'health'), /^$/)
    assert.match(site.runShell(image, 'id -u; touch /app/x 2>&1 || true'), /^10001\n.*Read-only file system/s)
  })
  await check('an administrator and a backup are made inside', () => {
    assert.match(
      site.runWord(image, 'create-administrator', 'anne@example.org', 'Anne'),
      /Password, shown this once/,
    )
    assert.match(site.runWord(image, 'backup', `${home}/backups`), /and the database/)
    assert.match(site.runWord(image, 'restore', `${home}/backups`, '--check'), /^Whole: /m)
  })
  await check('SIGTERM ends it cleanly, and its log has no error', async () => {
    await stopWell(server)
    assert.doesNotMatch(server.output, /EROFS|ENOENT|EACCES|Failed to/)
  })
}

/** Serves the volume of the site with an image. */
async function expectServing(site, image) {
  const server = site.start(image)
  try {
    await untilStatus(`${site.origin}/readyz`, 200, server)
    // The account is there: the volume is the same.
    assert.throws(() => site.runWord(image, 'create-administrator', 'anne@example.org', 'Anne'))
  } finally {
    await stopWell(server)
  }
}

/** The image as Docker would make it, run with its own root in mounts of its own, without Docker. */
export async function testImage(check) {
  needTool('buildah')
  needDebian()
  makeNodeImage()
  const sources = copySources()
  buildImage(sources, 'localhost/perron-test:1')
  const first = openImage('localhost/perron-test:1')
  await check('it has one volume, a health check, and an account that is not root', () =>
    testConfiguration('localhost/perron-test:1'),
  )
  const site = await makeSite()
  await testRunning(check, site, first)
  appendFileSync(path.join(sources, 'src/instrumentation.ts'), '\n// A later version.\n')
  buildImage(sources, 'localhost/perron-test:2')
  const second = openImage('localhost/perron-test:2')
  await check('a later version takes the volume over', async () => {
    assert.notEqual(idOf(second), idOf(first))
    await expectServing(site, second)
  })
  await check('the former version takes it back', () => expectServing(site, first))
}
