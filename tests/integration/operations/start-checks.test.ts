import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'

import { findStartProblems } from '@/composition/start-checks'
import { env } from '@/lib/env'
import { startMailServer } from '../../support/mail-server'
import { freePort } from '../../support/s3-server'

const password = 'a-password-that-no-log-may-have'

test('partners that are not set are not tried', async () => {
  expect(await findStartProblems({ ...env, backupTarget: undefined })).toEqual([])
})

test('each partner that does not answer is named in one line without its password', async () => {
  const host = `user:${password}@127.0.0.1:${await freePort()}`
  const lines = await findStartProblems({
    ...env,
    databaseUri: `mongodb://${host}/perron?serverSelectionTimeoutMS=200`,
    redisUrl: `redis://${host}`,
    smtpUrl: `smtp://${host}`,
    filesLocation: 's3://files',
    s3: {
      endpoint: `http://127.0.0.1:${await freePort()}`,
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: password,
    },
  })
  expect(lines).toEqual([
    expect.stringMatching(/^DATABASE_URI: .*ECONNREFUSED/),
    expect.stringMatching(/^REDIS_URL: .*ECONNREFUSED/),
    expect.stringMatching(/^SMTP_URL: .*ECONNREFUSED/),
    expect.stringMatching(/^S3_ENDPOINT: .*ECONNREFUSED/),
  ])
  for (const line of lines) {
    expect(line).not.toContain(password)
    expect(line).not.toContain('\n')
  }
})

test('a mail server that answers is no problem, one that refuses the account is', async () => {
  const mail = await startMailServer()
  try {
    expect(await findStartProblems({ ...env, smtpUrl: mail.url })).toEqual([])
  } finally {
    await mail.stop()
  }
  const refusing = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_, __, answer) => answer(new Error('535 Authentication failed')),
  })
  const port = await freePort()
  await new Promise<void>((resolve) => refusing.listen(port, '127.0.0.1', resolve))
  try {
    const lines = await findStartProblems({ ...env, smtpUrl: `smtp://user:${password}@127.0.0.1:${port}` })
    expect(lines).toEqual([expect.stringMatching(/^SMTP_URL: Invalid login/)])
    expect(lines[0]).not.toContain(password)
  } finally {
    await new Promise<void>((resolve) => refusing.close(resolve))
  }
})
