import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, afterEach, expect, test } from 'vitest'

import { env, parseEnv } from '@/lib/env'
import { findStorageProblem } from '@/lib/storage/check-site-storage'

import { freePort, s3ServerMissing, startS3Server } from '../../support/s3-server'

const unset = { filesLocation: env.filesLocation, s3: env.s3 }
afterEach(() => void Object.assign(env, unset))

const problemOf = (values: Partial<typeof unset>) => {
  Object.assign(env, unset, values)
  return findStorageProblem()
}

const server = await startS3Server()
afterAll(() => server?.remove())

test('without a bucket the files are in the data folder', async () => {
  expect(env.filesLocation).toBe(env.dataDir)
  expect(await problemOf({})).toBeNull()
  expect(parseEnv({ S3_BUCKET: 'files/site' }).filesLocation).toBe('s3://files/site')
  expect(() => parseEnv({ S3_BUCKET: 's3://files' })).toThrow('S3_BUCKET: must be the name of a bucket')
})

test(server ? 'each wrong variable of S3 is named' : s3ServerMissing, async () => {
  if (!server) {
    console.warn(s3ServerMissing)
    return expect(process.env.REQUIRE_S3).toBeUndefined()
  }
  await server.makeBucket('files')
  const s3 = server.settings
  const filesLocation = 's3://files/site'
  expect(await problemOf({ filesLocation, s3 })).toBeNull()
  expect(await problemOf({ filesLocation: 's3://missing', s3 })).toBe(
    'S3_BUCKET: The bucket "missing" does not exist',
  )
  const web = createServer((_request, response) => response.writeHead(404).end('<html></html>'))
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve))
  const other = `http://127.0.0.1:${(web.address() as AddressInfo).port}`
  const silent = `http://127.0.0.1:${await freePort()}`
  for (const [wrong, line] of [
    [{ secretAccessKey: 'wrong' }, 'S3_ACCESS_KEY_ID: The key for the bucket "files" is refused'],
    [{ accessKeyId: 'wrong' }, 'S3_ACCESS_KEY_ID: The key for the bucket "files" is refused'],
    [{ region: 'eu-west-1' }, 'S3_REGION: The bucket "files" is not in the region "eu-west-1"'],
    [{ endpoint: silent }, `S3_ENDPOINT: ${silent} does not answer (ECONNREFUSED)`],
    [{ endpoint: other }, `S3_ENDPOINT: ${other} answers with an error`],
  ] as const) {
    const problem = await problemOf({ filesLocation, s3: { ...s3, ...wrong } })
    expect(problem).toContain(line)
    expect(problem).not.toContain('\n')
  }
  await new Promise((resolve) => web.close(resolve))
})
