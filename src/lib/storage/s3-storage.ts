import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'

import { errorCode } from '@/lib/values/format-error'

import { StorageError, type ObjectStorage, type StoredObject } from './object-storage'

export interface S3Settings {
  /** Origin of the service; Amazon's own when left out. */
  endpoint?: string | undefined
  region: string
  /** Without keys the SDK looks for them where Amazon's own tools do. */
  accessKeyId?: string | undefined
  secretAccessKey?: string | undefined
}

interface S3Place {
  bucket: string
  /** Begins the key of every object; empty, or ends with a slash. */
  prefix: string
}

// On Node 20 the SDK announces in eight lines that versions of 2027 will not run there. Ours is pinned.
// eslint-disable-next-line no-restricted-properties -- the SDK reads its setting there alone
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true'

const connectionTimeoutMs = 5000
const requestTimeoutMs = 60_000

function makeClient({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): S3Client {
  return new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    maxAttempts: 4,
    // Other services than Amazon's refuse the checksums that the SDK adds by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectionTimeoutMs,
      requestTimeout: requestTimeoutMs,
      throwOnRequestTimeout: true,
    },
  })
}

// The third is versitygw's name for an unknown key, which it answers with 404.
const credentialProblems = ['CredentialsProviderError', 'AuthorizationHeaderMalformed', 'XAdminUserNotFound']
const networkProblems = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'],
  ...['TimeoutError', 'EPROTO', 'CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
]

/** Names and codes of an error of the SDK: those of the service are names, those of the network codes. */
const namesOf = (error: unknown): string[] => [errorCode(error), error instanceof Error ? error.name : '']

/** Services have names of their own for a refused key; the status is the same everywhere. */
const isRefused = (error: unknown): boolean =>
  error instanceof S3ServiceException && [401, 403].includes(error.$metadata.httpStatusCode ?? 0)

function toStorageError(error: unknown, { bucket }: S3Place, endpoint: string | undefined): unknown {
  const names = namesOf(error)
  const isOneOf = (list: readonly string[]) => names.some((name) => list.includes(name))
  const cause = { cause: error }
  if (isOneOf(networkProblems))
    return new StorageError(
      `${endpoint ?? 'Amazon S3'} does not answer (${names[0]})`,
      endpoint ? 'S3_ENDPOINT' : 'target',
      cause,
    )
  if (isOneOf(['NoSuchBucket']))
    return new StorageError(`The bucket "${bucket}" does not exist`, 'target', cause)
  if (isRefused(error) || isOneOf(credentialProblems))
    return new StorageError(
      `The key for the bucket "${bucket}" is refused (${names[1]})`,
      'S3_ACCESS_KEY_ID',
      cause,
    )
  return error
}

async function* listBucket(client: S3Client, place: S3Place, folder: string): AsyncGenerator<StoredObject> {
  const { bucket, prefix } = place
  for (let token: string | undefined, isMore = true; isMore;) {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix + folder, ContinuationToken: token }),
    )
    for (const { Key, Size = 0 } of page.Contents ?? [])
      if (Key && !Key.endsWith('/')) yield { key: Key.slice(prefix.length), bytes: Size }
    token = page.NextContinuationToken
    isMore = token !== undefined
  }
}

/**
 * Objects of a bucket.
 *
 * @param location `s3://bucket/path`
 * @throws StorageError when the service does not answer, refuses the key or has no such bucket
 */
export function s3Storage(location: string, settings: S3Settings): ObjectStorage {
  const [, bucket = '', path = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(location) ?? []
  const place: S3Place = { bucket, prefix: path && `${path}/` }
  const client = makeClient(settings)
  const keyOf = (key: string) => ({ Bucket: bucket, Key: place.prefix + key })
  const fail = (error: unknown): never => {
    throw toStorageError(error, place, settings.endpoint)
  }
  return {
    location,
    put: async (key, content) => {
      await client.send(new PutObjectCommand({ ...keyOf(key), Body: content })).catch(fail)
    },
    get: async (key) => {
      const found = await client.send(new GetObjectCommand(keyOf(key))).catch((error: unknown) => {
        return namesOf(error).includes('NoSuchKey') ? null : fail(error)
      })
      const bytes = await found?.Body?.transformToByteArray().catch(fail)
      return bytes ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) : null
    },
    list: async function* (folder) {
      try {
        yield* listBucket(client, place, folder)
      } catch (error) {
        fail(error)
      }
    },
    remove: async (keys) => {
      // One by one: not every service has the request for many.
      for (const key of keys) await client.send(new DeleteObjectCommand(keyOf(key))).catch(fail)
    },
  }
}
