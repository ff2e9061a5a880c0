import { S3Client, S3ServiceException } from '@aws-sdk/client-s3'

import { errorCode, formatError } from '@/lib/values/format-error'

import { StorageError } from './object-storage'

export interface S3Settings {
  /** Origin of the service; Amazon's own when left out. */
  endpoint?: string | undefined
  region: string
  /** Without keys the SDK looks for them where Amazon's own tools do. */
  accessKeyId?: string | undefined
  secretAccessKey?: string | undefined
}

// On Node 20 the SDK announces in eight lines that versions of 2027 will not run there. Ours is pinned.
// oxlint-disable-next-line no-restricted-properties -- the SDK reads its setting there alone
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true'

const connectionTimeoutMs = 5000
const requestTimeoutMs = 60_000

export function makeClient({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): S3Client {
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

// The last is versitygw's name for an unknown key, which it answers with 404.
const credentialProblems = ['CredentialsProviderError', 'XAdminUserNotFound']
const regionProblems = ['AuthorizationHeaderMalformed', 'PermanentRedirect']
const networkProblems = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'TimeoutError',
  'AbortError',
  'EPROTO',
  'EPIPE',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
]

/** Names and codes of an error of the SDK: those of the service are names, those of the network codes. */
const namesOf = (error: unknown): string[] => [errorCode(error), error instanceof Error ? error.name : '']

const isNamed = (error: unknown, ...names: readonly string[]): boolean =>
  namesOf(error).some((name) => names.includes(name))

const statusOf = (error: unknown): number =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0

/** There is no such object. The answer to a question for the head alone has no name of its own. */
export const isMissingObject = (error: unknown): boolean =>
  isNamed(error, 'NoSuchKey') || (isNamed(error, 'NotFound') && statusOf(error) === 404)

/** The object is the one that is known. The answer has no body that would name it. */
export const isUnchanged = (error: unknown): boolean => statusOf(error) === 304

/** In words for the operator, where the reason is known. @param bucket name of the bucket */
export function toStorageError(
  error: unknown,
  bucket: string,
  { endpoint, region }: S3Settings,
): StorageError {
  const cause = { cause: error }
  const [code, name] = namesOf(error)
  const service = endpoint ?? 'Amazon S3'
  const ofService = endpoint ? 'S3_ENDPOINT' : 'target'
  if (isNamed(error, ...networkProblems))
    return new StorageError(`${service} does not answer (${code})`, ofService, cause)
  if (isNamed(error, 'NoSuchBucket'))
    return new StorageError(`The bucket "${bucket}" does not exist`, 'target', cause)
  if (isNamed(error, ...regionProblems))
    return new StorageError(`The bucket "${bucket}" is not in the region "${region}"`, 'S3_REGION', cause)
  // Services have names of their own for a refused key; the status is the same everywhere.
  if ([401, 403].includes(statusOf(error)) || isNamed(error, ...credentialProblems))
    return new StorageError(
      `The key for the bucket "${bucket}" is refused (${name})`,
      'S3_ACCESS_KEY_ID',
      cause,
    )
  // Also what is no S3 service, such as another web server.
  return new StorageError(`${service} answers with an error (${formatError(error)})`, ofService, cause)
}
