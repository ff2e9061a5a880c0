import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest()
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

const isPresent = 0x01
const isVerified = 0x04
const hasKey = 0x40

interface Options {
  challenge?: unknown
}

/** A security key in memory (WebAuthn level 2, ES256, without attestation). */
export function makePasskey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let uses = 0

  const clientData = (type: string, { challenge }: Options, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const authenticatorData = (flags: number, more = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++uses)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), counter, more])
  }
  /** The public key as COSE (RFC 9053, section 7.1), in CBOR. */
  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const part = (label: number, value: string) =>
      Buffer.concat([Buffer.from([label, 0x58, 0x20]), Buffer.from(value, 'base64url')])
    return Buffer.concat([Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1]), part(0x21, x), part(0x22, y)])
  }
  const wrapped = (response: object) => ({
    id: text(id),
    rawId: text(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  /** The answer of a browser to the options of a registration. */
  function register(options: Options) {
    const length = Buffer.from([0, id.length])
    const key = Buffer.concat([Buffer.alloc(16), length, id, coseKey()])
    const data = authenticatorData(isPresent | isVerified | hasKey, key)
    const size = Buffer.from([0x59, data.length >> 8, data.length & 0xff])
    const head = Buffer.from('\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData', 'latin1')
    return wrapped({
      clientDataJSON: text(clientData('webauthn.create', options)),
      attestationObject: text(Buffer.concat([head, size, data])),
    })
  }

  /** The answer of a browser to the options of a log-in. */
  function answer(options: Options, from = origin) {
    const data = authenticatorData(isPresent | isVerified)
    const client = clientData('webauthn.get', options, from)
    return wrapped({
      clientDataJSON: text(client),
      authenticatorData: text(data),
      signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
    })
  }
  return { register, answer }
}
