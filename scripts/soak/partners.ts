import { startMailServer } from '../../tests/support/mail-server'
import { redisServerMissing, startRedisServer } from '../../tests/support/redis-server'
import { s3ServerMissing, startS3Server } from '../../tests/support/s3-server'

/** A server that the site uses, run for the soak. */
export interface Partner {
  name: string
  /** Variables with which the site uses it. */
  env: Record<string, string>
  /** Ways in which it is away, each of which returns how it comes back. */
  faults: Record<string, () => Promise<() => Promise<void>>>
  stop: () => Promise<void>
}

export interface Partners {
  present: Partner[]
  /** Those that this machine or this version does not have, and why. */
  missing: string[]
}

const buckets = { files: 'soak-files', backups: 'soak-backups' }

async function openMail(): Promise<Partner> {
  const mail = await startMailServer()
  const back = () => mail.answer()
  return {
    name: 'SMTP',
    env: { SMTP_URL: mail.url },
    faults: {
      'SMTP refuses': async () => (await mail.stop(), back),
      'SMTP hangs': async () => (await mail.hang(), back),
    },
    stop: () => mail.stop(),
  }
}

/** S3 has the files of the site, and in another bucket the backups. */
async function openS3(): Promise<Partner | null> {
  const s3 = await startS3Server()
  if (!s3) return null
  for (const bucket of Object.values(buckets)) await s3.makeBucket(bucket)
  const { endpoint, region, accessKeyId, secretAccessKey } = s3.settings
  return {
    name: 'S3',
    env: {
      BACKUP_TARGET: `s3://${buckets.backups}/site`,
      S3_BUCKET: buckets.files,
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    faults: { 'S3 away': async () => (await s3.kill(), s3.start) },
    stop: () => s3.remove(),
  }
}

async function openRedis(): Promise<Partner | null> {
  const redis = await startRedisServer()
  return (
    redis && {
      name: 'Redis',
      env: { REDIS_URL: redis.url },
      faults: { 'Redis away': async () => (await redis.kill(), redis.start) },
      stop: redis.kill,
    }
  )
}

/** Starts the servers that the site uses. */
export async function openPartners(): Promise<Partners> {
  const mail = await openMail()
  const s3 = await openS3()
  const redis = await openRedis()
  return {
    present: [mail, ...(s3 ? [s3] : []), ...(redis ? [redis] : [])],
    missing: [...(s3 ? [] : [s3ServerMissing]), ...(redis ? [] : [redisServerMissing])],
  }
}
