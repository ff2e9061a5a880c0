import { createServer as createTcpServer, type AddressInfo } from 'node:net'
import { createServer } from 'node:tls'

import { afterEach, expect, test } from 'vitest'

import { readCertificate } from './read-certificate'

/** Signed by itself, for this test alone. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgmtOK9QxGd6BodkuZ
wThMFbcxJlCyGLizmnHcWEECC/ehRANCAATrMBdr6+w52dE1+gdT8pbCeikCdJiL
68b5JveLZ2X/3FHF/VIs5KfUMm2QHbvPgTSFQqjC3n2cRydAwtF3gH+L
-----END PRIVATE KEY-----`
const cert = `-----BEGIN CERTIFICATE-----
MIIBwDCCAWegAwIBAgIUKXBIF+GVpdGhhVx3N/F8m/Mx4lYwCgYIKoZIzj0EAwIw
KjEUMBIGA1UECgwLUGVycm9uIHRlc3QxEjAQBgNVBAMMCWxvY2FsaG9zdDAgFw0y
NjExMjMxMDU2MTJaGA8yMDU2MTExNTEwNTYxMlowKjEUMBIGA1UECgwLUGVycm9u
IHRlc3QxEjAQBgNVBAMMCWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEH
A0IABOswF2vr7DnZ0TX6B1PylsJ6KQJ0mIvrxvkm94tnZf/cUcX9Uizkp9QybZAd
u8+BNIVCqMLefZxHJ0DC0XeAf4ujaTBnMB0GA1UdDgQWBBSRhN6MBI/v/BMaqMHx
6+f3HoRbYjAfBgNVHSMEGDAWgBSRhN6MBI/v/BMaqMHx6+f3HoRbYjAPBgNVHRMB
Af8EBTADAQH/MBQGA1UdEQQNMAuCCWxvY2FsaG9zdDAKBggqhkjOPQQDAgNHADBE
AiARMIV0/TOBVhux0pkq63PLsSsLBRcUuxUmHnVSu5acEAIgMyxYYnXpIoRaKuVo
VcQ0BeTEwYg3iAeSC4FjOrY7SBA=
-----END CERTIFICATE-----`

const open: { close: () => unknown }[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

async function listen(server: ReturnType<typeof createTcpServer>): Promise<number> {
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

test('a certificate is read also when no browser would accept it, and says why', async () => {
  const port = await listen(createServer({ key, cert }, (socket) => socket.end()))
  const read = await readCertificate(`https://localhost:${port}`, new Date())
  expect(read).toEqual({
    state: 'read',
    issuer: 'Perron test',
    problem: 'DEPTH_ZERO_SELF_SIGNED_CERT',
    validUntil: expect.stringMatching(/^2056-11-/),
  })
})

test('an address without https has none, one where nobody answers has a reason', async () => {
  expect(await readCertificate('http://localhost:3000', new Date())).toEqual({ state: 'none' })
  const port = await listen(createTcpServer((socket) => socket.destroy()))
  expect(await readCertificate(`https://127.0.0.1:${port}`, new Date())).toMatchObject({
    state: 'unreachable',
  })
})

test('it is asked for again after ten minutes', async () => {
  let calls = 0
  const port = await listen(createTcpServer((socket) => ((calls += 1), socket.destroy())))
  const url = `https://127.0.0.1:${port}`
  const now = Date.now()
  for (const minutes of [0, 9, 11]) await readCertificate(url, new Date(now + minutes * 60_000))
  expect(calls).toBe(2)
})
