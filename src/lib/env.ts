import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import path from 'node:path'

import { z } from 'zod'

import { aiSettings, aiVariables, missingOfAi } from './ai-variables'
import { mailSettings, mailVariables, missingOfDkim } from './mail-variables'
import { stagingSettings, stagingVariables, type StagingPart } from './staging-variables'
import { missingOfTranslation, translationSettings, translationVariables } from './translation-variables'

/** Public on purpose: it protects only a developer's own machine. Production refuses to start with it. */
const developmentSecret = 'perron-development-secret-not-for-production'

const port = z.coerce.number('must be a number').int('must be a whole number').min(1).max(65_535)

const siteSecret = z.string().min(32, 'must have at least 32 characters')

const databaseUriSchema = z
  .string()
  .regex(/^(file:.+|mongodb(\+srv)?:\/\/.+)/, 'must begin with "file:" or "mongodb://"')

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://example.org' })
  .refine((value) => URL.canParse(value) && new URL(value).pathname === '/', 'must not have a path')
  .transform((value) => new URL(value).origin)

/** The name of a bucket, and perhaps a path in it. */
const bucket = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w.-]+)*$/, 'must be the name of a bucket, or "bucket/path"')

/** A folder, or a place in a bucket. */
const backupTarget = z.string().regex(/^(\/|s3:\/\/[^/])/, 'must be an absolute path or begin with "s3://"')

/** The checksum at its end is checked when it is used. */
const ageKey = z
  .string()
  .regex(
    /^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/,
    'must be a key that "backup --new-key" prints (AGE-SECRET-KEY-1…)',
  )

const metricsHost = z
  .string()
  .refine((value) => isIP(value) !== 0 || value === 'localhost', 'must be an IP address or "localhost"')

const variables = z.object({
  NODE_ENV: z.string().optional(),
  // Set by `npm run build`.
  PERRON_BUILD: z.string().optional(),
  // Set by `perron.mjs`.
  PERRON_PROGRAM: z.string().optional(),
  PORT: port.default(3000),
  HOSTNAME: z.string().optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URI: databaseUriSchema.optional(),
  MONGODB_JOIN_AGGREGATIONS: z.stringbool('must be "true" or "false"').default(true),
  PAYLOAD_SECRET: siteSecret.optional(),
  PAYLOAD_SECRET_PREVIOUS: siteSecret.optional(),
  SERVER_URL: origin.optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must begin with "redis://" or "rediss://"' }).optional(),
  ...mailVariables,
  ...stagingVariables,
  WORKER: z.enum(['inside', 'none'], 'must be "inside" or "none"').default('inside'),
  TRUSTED_PROXIES: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0)
    .max(10)
    .default(0),
  DRAIN_SECONDS: z.coerce.number('must be a number').int('must be a whole number').min(0).max(300).default(0),
  LOG_LEVEL: z.enum(['info', 'warn', 'silent'], 'must be "info", "warn" or "silent"').default('info'),
  // Set by commands whose output is read by a program.
  LOG_STREAM: z.enum(['stdout', 'stderr'], 'must be "stdout" or "stderr"').default('stdout'),
  PAGE_LIMIT_FACTOR: z.coerce.number('must be a number').min(0).max(1000).default(1),
  BACKUP_TARGET: backupTarget.optional(),
  BACKUP_KEY: ageKey.optional(),
  S3_BUCKET: bucket.optional(),
  S3_CACHE_MB: z.coerce.number('must be a number').min(10, 'must be at least 10').default(1000),
  S3_ENDPOINT: origin.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  ...translationVariables,
  ...aiVariables,
  STATE_KEY: z.string().min(24, 'must have at least 24 characters').optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: metricsHost.default('127.0.0.1'),
})

/**
 * The variables of this product; those of Node and of the build are not documented here.
 *
 * @internal for the test of `.env.example`
 */
export const variableNames = variables
  .omit({ NODE_ENV: true, PERRON_BUILD: true, PERRON_PROGRAM: true, HOSTNAME: true })
  .keyof().options

type Variables = z.infer<typeof variables>

export type EnvironmentSource = Record<string, string | undefined>

/** An empty variable counts as missing. */
const withoutEmpty = (source: EnvironmentSource): EnvironmentSource =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))

/** Secrets, which may also be in a file: `PAYLOAD_SECRET_FILE` names that of PAYLOAD_SECRET. */
const secretNames = [
  'PAYLOAD_SECRET',
  'PAYLOAD_SECRET_PREVIOUS',
  'DATABASE_URI',
  'REDIS_URL',
  'SMTP_URL',
  'BOUNCE_MAILBOX',
  'MAIL_EVENTS_SECRET',
  'BACKUP_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'TRANSLATION_KEY',
  'AI_KEY',
  'STATE_KEY',
] as const satisfies (keyof Variables)[]

/** The variables with the secrets that are in files, as container platforms give them, and what is wrong with the files. */
function readSecretFiles(source: EnvironmentSource) {
  const problems: string[] = []
  const read: EnvironmentSource = {}
  for (const name of secretNames) {
    const file = source[`${name}_FILE`]
    if (!file) continue
    if (source[name]) problems.push(`${name}_FILE: must not be set beside ${name}`)
    try {
      read[name] = readFileSync(file, 'utf8').trim()
    } catch {
      problems.push(`${name}_FILE: cannot be read`)
    }
    if (read[name] === '') problems.push(`${name}_FILE: is empty`)
  }
  return { source: { ...source, ...read }, problems }
}

/** A variable is wrong. Its message names each one, for operators. */
class EnvironmentError extends Error {}

function refuse(problems: string[]): never {
  throw new EnvironmentError(
    `The environment is not right: ${problems.join('; ')} (.env.example explains each variable)`,
  )
}

const secretsOf = (
  secret: string,
  { PAYLOAD_SECRET_PREVIOUS: previous }: Variables,
): readonly [string, ...string[]] => (previous ? [secret, previous] : [secret])

/**
 * URL at which this process reaches itself: the host it listens on, or the loopback for the unspecified IP or a host
 * name.
 */
const ownOrigin = ({ HOSTNAME: bound = '', PORT: at }: Variables): string =>
  `http://${/^[\d.]+$/.test(bound) && bound !== '0.0.0.0' ? bound : '127.0.0.1'}:${at}`

/** Variables that are missing, need others, or must not be together. */
function findGaps(values: Variables): string[] {
  const {
    PAYLOAD_SECRET,
    NODE_ENV,
    PERRON_BUILD,
    S3_ACCESS_KEY_ID: keyId,
    S3_SECRET_ACCESS_KEY: key,
  } = values
  // The build reads no secret, so that an image can be built without one.
  const needsSecret = NODE_ENV === 'production' && !PERRON_BUILD
  const halfOfKey = keyId ? 'S3_SECRET_ACCESS_KEY' : 'S3_ACCESS_KEY_ID'
  const gaps = [
    needsSecret && !PAYLOAD_SECRET && 'PAYLOAD_SECRET: is missing, production does not start without it',
    Boolean(keyId) !== Boolean(key) && `${halfOfKey}: is missing, the other half of the key is set`,
    ...missingOfDkim(values).map((name) => `${name}: is missing, another part of DKIM is set`),
    missingOfTranslation(values),
    missingOfAi(values),
    values.METRICS_PORT === values.PORT && 'METRICS_PORT: must not be PORT',
  ]
  return gaps.filter((gap) => typeof gap === 'string')
}

/** Partners of a site; a copy for tries does without those that are paused. */
function partnersOf(values: Variables) {
  const staging = stagingSettings(values)
  const { smtpUrl, bounceMailbox, ...mail } = mailSettings(values)
  const unlessPaused = <Value>(part: StagingPart, value: Value) =>
    staging.pausedParts.includes(part) ? undefined : value
  return {
    ...staging,
    ...mail,
    /** Without one, e-mails wait in the outbox. */
    smtpUrl: staging.isStaging && !staging.stagingMail ? undefined : smtpUrl,
    /** Mailbox of `bounceAddress`, such as `imaps://user:password@mail.example.org/INBOX`. */
    bounceMailbox: unlessPaused('bounces', bounceMailbox),
    /** Where the worker makes backups: an absolute path or `s3://bucket/path`. */
    backupTarget: unlessPaused('backup', values.BACKUP_TARGET),
  }
}

/** Checks the variables and reports all wrong ones at once. */
export function parseEnv(source: EnvironmentSource) {
  const { source: given, problems } = readSecretFiles(withoutEmpty(source))
  const result = variables.safeParse(given)
  const wrong = result.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
  if (!result.success || problems.length > 0) refuse([...problems, ...wrong])
  const values = result.data
  const gaps = findGaps(values)
  if (gaps.length > 0) refuse(gaps)
  const payloadSecret = values.PAYLOAD_SECRET ?? developmentSecret
  const dataDir = path.resolve(values.DATA_DIR)
  return {
    isProduction: values.NODE_ENV === 'production',
    /** Folder of the build, absolute. A command of `perron.mjs` keeps the working folder in which it was typed. */
    programFolder: values.PERRON_PROGRAM ?? process.cwd(),
    /** Folder of all stored data, absolute. */
    dataDir,
    mediaDir: path.join(dataDir, 'media'),
    /** Files of visitors: served only by a handler that checks who may read them. */
    privateDir: path.join(dataDir, 'private'),
    databaseUri: values.DATABASE_URI ?? `file:${path.join(dataDir, 'perron.db')}`,
    mongodbJoinAggregations: values.MONGODB_JOIN_AGGREGATIONS,
    payloadSecret,
    /** What was stored is opened with each of these: the secret, and the one before it while that is set. */
    secrets: secretsOf(payloadSecret, values),
    /** Origin of the site, without a slash at the end. */
    serverUrl: values.SERVER_URL ?? `http://localhost:${values.PORT}`,
    /** URL at which this process reaches itself. */
    ownOrigin: ownOrigin(values),
    /** A Redis or Valkey that the processes of the site share. */
    redisUrl: values.REDIS_URL,
    ...partnersOf(values),
    /** `none`: another process, started by `npm run worker`, runs the queues. */
    worker: values.WORKER,
    /** Number of trusted proxies in front of this server, for the client IP. */
    trustedProxies: values.TRUSTED_PROXIES,
    /** Seconds in which a server that is stopped still takes requests. */
    drainSeconds: values.DRAIN_SECONDS,
    /** `info` logs every request, `warn` those that failed. */
    logLevel: values.LOG_LEVEL,
    logsToErrors: values.LOG_STREAM === 'stderr',
    /** Multiplies the limit of pages made on request per client; 0 switches it off. */
    pageLimitFactor: values.PAGE_LIMIT_FACTOR,
    /** Backups are encrypted with this age identity when it is set. */
    backupKey: values.BACKUP_KEY,
    /** Where the uploaded files are: the data folder or `s3://bucket/path`. */
    filesLocation: values.S3_BUCKET ? `s3://${values.S3_BUCKET}` : dataDir,
    /** Size of the copies that pictures in a bucket have on this machine. */
    s3CacheBytes: values.S3_CACHE_MB * 1_000_000,
    /** An S3 service; without an endpoint Amazon's. */
    s3: {
      endpoint: values.S3_ENDPOINT,
      region: values.S3_REGION,
      accessKeyId: values.S3_ACCESS_KEY_ID,
      secretAccessKey: values.S3_SECRET_ACCESS_KEY,
    },
    translationService: translationSettings(values),
    languageModel: aiSettings(values),
    /** Opens the state of the site to other programs; without it there is no such route. */
    stateKey: values.STATE_KEY,
    /** Where metrics are served; nothing is measured without a port. */
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
  }
}

export type Env = ReturnType<typeof parseEnv>

/** A process with a wrong variable ends with the message alone: a stack tells operators nothing. */
function readEnv(): Env {
  try {
    return parseEnv(process.env)
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

export const env: Env = readEnv()
