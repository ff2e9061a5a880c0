import { spawnSync } from 'node:child_process'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { RigSite } from '../rig/site'
import { compareStored, countStored } from '../rig/stored-leads'
import { makeVisitor, send, solve } from '../rig/visitor'
import { thinPng } from '../support/thin-png'
import type { FaultBed } from './fault-bed'
import { countStatuses, type FaultResult } from './fault-result'
import { ask, signIn } from '../rig/http'
import { findPagePaths } from './pages'
import { isIntact } from './sudden-deaths'

const forms = 30
const freeBytes = 6_000_000

/** A small file system in memory. Only root may make one. */
function mount(folder: string, bytes: number): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder]).status === 0
}

async function sendForms({ server, surroundings, secret }: RigSite) {
  const sent = []
  for (let index = 0; index < forms; index += 1) {
    const visitor = await makeVisitor('siteContact', surroundings)
    sent.push({ visitor, ...(await send(server.origin, visitor, await solve(visitor, secret))) })
  }
  return sent
}

async function upload(site: RigSite, bed: FaultBed): Promise<number> {
  const headers = await signIn(site.server.origin, bed.loginOf('editor')).catch(() => null)
  if (!headers) return 503
  const body = new FormData()
  body.append('_payload', JSON.stringify({ alt: 'x' }))
  body.append('file', new Blob([new Uint8Array(thinPng(300, 200))], { type: 'image/png' }), 'full-disk.png')
  return (await ask(`${site.server.origin}/api/media`, { body, headers })).status
}

async function fill(folder: string): Promise<string> {
  const file = path.join(folder, 'filler')
  const { bavail, bsize } = await statfs(folder)
  await writeFile(file, Buffer.alloc(Math.max(0, bavail * bsize - 64_000)))
  return file
}

async function measure(site: RigSite, bed: FaultBed): Promise<FaultResult[]> {
  const { server, payload, secret, dataDir } = site
  await server.start()
  const paths = await findPagePaths(server.origin, 6)
  for (const each of [...paths, ...paths]) await ask(`${server.origin}${each}`)
  const filler = await fill(dataDir)
  const sent = await sendForms(site)
  const uploaded = await upload(site, bed)
  const pages = await Promise.all(paths.map((each) => ask(`${server.origin}${each}`)))
  await rm(filler)
  const again = []
  for (const { visitor, status } of sent)
    if (status !== 201) again.push(await send(server.origin, visitor, await solve(visitor, secret)))
  await server.stop()
  const { lostEmails, double } = compareStored(
    sent.map(({ visitor }) => visitor.email),
    (await countStored(payload)).leads,
  )
  const intact = isIntact(path.join(dataDir, 'perron.db'))
  const statuses = sent.map(({ status }) => status)
  return [
    {
      promise: 'P5',
      fault: 'the disk of the data is full but for 64 kB',
      figure: `pages ${countStatuses(pages.map(({ status }) => status))}; ${forms} forms ${countStatuses(statuses)}; upload of a picture ${uploaded}`,
      isMet:
        pages.every(({ status }) => status === 200) &&
        statuses.every((status) => status === 201 || status === 503) &&
        uploaded >= 400 &&
        uploaded !== 500,
    },
    {
      promise: 'P1',
      fault: 'the disk of the data was full but for 64 kB; refused forms sent again',
      figure: `${lostEmails.length} lost, ${double.length} double; sent again ${countStatuses(again.map(({ status }) => status))}; file ${intact ? 'intact' : 'DAMAGED'}`,
      isMet: lostEmails.length + double.length === 0 && intact,
    },
  ]
}

/** Forms, pages and uploads while nothing more can be written. */
export async function fullDisk(bed: FaultBed): Promise<FaultResult[]> {
  const dataDir = path.join(bed.folder, 'small-disk')
  await mkdir(dataDir, { recursive: true })
  const used = Number(spawnSync('du', ['-sb', bed.data], { encoding: 'utf8' }).stdout.split('\t')[0])
  if (!mount(dataDir, used + freeBytes))
    return [
      { promise: 'P5', fault: 'the disk is full', figure: 'only root can mount a small disk', isMet: null },
    ]
  try {
    const site = await bed.openSite('disk', { dataDir })
    try {
      return await measure(site, bed)
    } finally {
      await site.close()
    }
  } finally {
    spawnSync('umount', ['-l', dataDir])
  }
}
