import { env } from '@/lib/env'
import { isS3 } from '@/lib/storage/open-storage'

/** Tries the value of a variable. @returns what is wrong with it as one line that names the variable, or null */
type StartCheck = () => Promise<string | null>

const named = (variable: string, problem: string | null): string | null =>
  problem && `${variable}: ${problem}`

/** One for each partner that is set. They load what they need: a site without a partner loads nothing of it. */
function checksOf(settings: typeof env): StartCheck[] {
  const { databaseUri, redisUrl, smtpUrl, dkim, backupTarget, filesLocation } = settings
  const checks: StartCheck[] = []
  if (!databaseUri.startsWith('file:'))
    checks.push(async () => {
      const { findMongoProblem } = await import('@/lib/payload/find-mongo-problem')
      return named('DATABASE_URI', await findMongoProblem(databaseUri))
    })
  if (redisUrl)
    checks.push(async () => {
      const { findRedisProblem } = await import('@/lib/redis/redis')
      return named('REDIS_URL', await findRedisProblem(redisUrl))
    })
  if (smtpUrl)
    checks.push(async () => {
      const { findMailProblem } = await import('@/lib/email/mail-server')
      return named('SMTP_URL', await findMailProblem(smtpUrl))
    })
  if (dkim)
    checks.push(async () => {
      const { findDkimProblem } = await import('@/lib/email/dkim')
      return named('DKIM_PRIVATE_KEY', findDkimProblem(dkim))
    })
  if (isS3(filesLocation))
    checks.push(async () => (await import('@/lib/storage/check-site-storage')).findStorageProblem(settings))
  if (backupTarget)
    checks.push(async () =>
      (await import('@/features/operations/server/check-backup-settings')).findBackupProblem(),
    )
  return checks
}

/** Lines that each name a variable whose value cannot be used; empty when all partners of the site answer. */
export async function findStartProblems(settings = env): Promise<string[]> {
  const lines = await Promise.all(checksOf(settings).map((check) => check()))
  return lines.filter((line) => line !== null)
}

/** Ends the process with these lines and status 1. A partner that goes away later does not end it. */
export async function endOnStartProblem(): Promise<void> {
  const problems = await findStartProblems()
  if (problems.length === 0) return
  for (const problem of problems) console.error(problem)
  process.exit(1)
}
