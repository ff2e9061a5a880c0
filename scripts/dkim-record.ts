import { dkimRecord, findDkimProblem } from '@/lib/email/dkim'
import { env } from '@/lib/env'

/** Prints the TXT record to publish for the DKIM key of the environment: `npm run dkim-record`. */
function run(): void {
  if (!env.dkim) throw new Error('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY are not set.')
  const problem = findDkimProblem(env.dkim)
  if (problem) throw new Error(`DKIM_PRIVATE_KEY: ${problem}`)
  const { name, value } = dkimRecord(env.dkim)
  console.log(
    `${name}. IN TXT ( ${value
      .match(/.{1,255}/g)
      ?.map((part) => `"${part}"`)
      .join(' ')} )`,
  )
  console.log(`\nIn the form of a provider:\nName   ${name}\nType   TXT\nValue  ${value}`)
}

try {
  run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
