import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, test } from 'vitest'

import { parseEnv, variableNames } from './env'

const secret = 'a secret of more than thirty-two characters'

test('an empty environment gives the defaults of development', () => {
  const env = parseEnv({})
  expect(env.dataDir).toBe(path.resolve('data'))
  expect(env.databaseUri).toBe(`file:${path.resolve('data/perron.db')}`)
  expect(env.mediaDir).toBe(path.resolve('data/media'))
  expect(env.serverUrl).toBe('http://localhost:3000')
  expect(env.smtpUrl).toBeUndefined()
  expect(env.trustedProxies).toBe(0)
  expect(env.mongodbJoinAggregations).toBe(true)
})

test('a production start without a secret is refused', () => {
  expect(() => parseEnv({ NODE_ENV: 'production' })).toThrow(/PAYLOAD_SECRET: is missing/)
  expect(() => parseEnv({ NODE_ENV: 'production', PAYLOAD_SECRET: '' })).toThrow(/PAYLOAD_SECRET: is missing/)
  expect(parseEnv({ NODE_ENV: 'production', PAYLOAD_SECRET: secret }).payloadSecret).toBe(secret)
})

test('a process with a wrong variable ends with one line', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/lib/env.ts'], {
    env: { ...process.env, PORT: 'x' },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^The environment is not right: PORT: must be a number .*\n$/)
})

test('a build needs no secret', () => {
  expect(() => parseEnv({ NODE_ENV: 'production', PERRON_BUILD: '1' })).not.toThrow()
})

test('every wrong variable is named in one message', () => {
  const wrong = { PORT: '80000', DATABASE_URI: 'mysql://x', TRUSTED_PROXIES: 'many', SMTP_URL: 'http://x' }
  const message = (() => {
    try {
      return String(parseEnv(wrong))
    } catch (error) {
      return (error as Error).message
    }
  })()
  for (const name of Object.keys(wrong)) expect(message).toContain(`${name}: `)
})

test('a short secret is refused, and not repeated in the message', () => {
  expect(() => parseEnv({ PAYLOAD_SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2).*PAYLOAD_SECRET: /s)
})

test('a secret of mail events that no signature can use is refused', () => {
  const base64 = Buffer.from('a secret of 32 bytes, or of more').toString('base64')
  const parse = (value: string) => parseEnv({ MAIL_EVENTS_SECRET: value }).mailEventsSecret
  for (const value of [`whsec_${base64}`, 'x'.repeat(32)]) expect(parse(value)).toBe(value)
  expect(() => parse(`whsec_${'!'.repeat(32)}`)).toThrow(/MAIL_EVENTS_SECRET: must continue in base64 after/)
  expect(() => parse('whsec_')).toThrow(
    /MAIL_EVENTS_SECRET: must have at least 32 characters and no spaces \(/,
  )
})

test('an empty variable counts as one that is not set', () => {
  expect(parseEnv({ DATA_DIR: ' ', SERVER_URL: '' }).serverUrl).toBe('http://localhost:3000')
})

test('the URL of the site loses its slash and may not have a path', () => {
  expect(parseEnv({ SERVER_URL: 'https://example.org/' }).serverUrl).toBe('https://example.org')
  expect(() => parseEnv({ SERVER_URL: 'https://example.org/site' })).toThrow(/must not have a path/)
  expect(() => parseEnv({ SERVER_URL: 'example.org' })).toThrow(/SERVER_URL: must be an address/)
})

test('without a URL of the site, it is derived from the port', () => {
  expect(parseEnv({ PORT: '3105' }).serverUrl).toBe('http://localhost:3105')
})

test('every variable is explained in the example file', () => {
  const example = readFileSync('.env.example', 'utf8')
  for (const name of variableNames) expect(example).toMatch(new RegExp(`^#?${name}=`, 'm'))
})

test('the target of backups is an absolute path or a bucket, the key an age identity that is not repeated', () => {
  for (const BACKUP_TARGET of ['/backup', 's3://bucket', 's3://bucket/path'])
    expect(parseEnv({ BACKUP_TARGET }).backupTarget).toBe(BACKUP_TARGET)
  for (const BACKUP_TARGET of ['backup', './backup', 's3://', 'https://bucket'])
    expect(() => parseEnv({ BACKUP_TARGET })).toThrow(/BACKUP_TARGET: must be an absolute path/)
  const BACKUP_KEY = 'AGE-SECRET-KEY-16KY3W32K4E8TCRARJ2X8XL7PKSLRRZR9FPHAXPK4PZ762WMHS6MS0N9WQH'
  expect(parseEnv({ BACKUP_KEY }).backupKey).toBe(BACKUP_KEY)
  for (const wrong of ['hunter2', BACKUP_KEY.slice(1), `${BACKUP_KEY}X`, BACKUP_KEY.toLowerCase()])
    expect(() => parseEnv({ BACKUP_KEY: wrong })).toThrow(
      /^(?!.*(hunter2|16KY3W)).*BACKUP_KEY: must be a key that "backup --new-key"/s,
    )
})

test('the state and the metrics are closed by default; a wrong place is named', () => {
  expect(parseEnv({})).toMatchObject({
    stateKey: undefined,
    metricsPort: undefined,
    metricsHost: '127.0.0.1',
  })
  expect(parseEnv({ METRICS_PORT: '9464', METRICS_HOST: '::' })).toMatchObject({ metricsPort: 9464 })
  expect(() => parseEnv({ METRICS_PORT: 'x' })).toThrow(/METRICS_PORT: must be a number/)
  expect(() => parseEnv({ METRICS_PORT: '3000' })).toThrow(/METRICS_PORT: must not be PORT/)
  expect(() => parseEnv({ METRICS_HOST: 'a b' })).toThrow(/METRICS_HOST: must be an IP address/)
  expect(() => parseEnv({ STATE_KEY: 'hunter2' })).toThrow(/^(?!.*hunter2).*STATE_KEY: must have at least/s)
})

test('a translation service has what it needs', () => {
  expect(parseEnv({}).translationService).toBeNull()
  expect(parseEnv({ TRANSLATION_SERVICE: 'deepl', TRANSLATION_KEY: 'a:fx' }).translationService).toEqual({
    service: 'deepl',
    key: 'a:fx',
    url: 'https://api-free.deepl.com',
  })
  const libre = { TRANSLATION_SERVICE: 'libretranslate', TRANSLATION_URL: 'http://localhost:5000/' }
  expect(parseEnv(libre).translationService).toEqual({
    service: 'libretranslate',
    url: 'http://localhost:5000',
  })
  expect(() => parseEnv({ TRANSLATION_SERVICE: 'deepl' })).toThrow(/TRANSLATION_KEY: is missing/)
  expect(() => parseEnv({ ...libre, TRANSLATION_URL: '' })).toThrow(/TRANSLATION_URL: is missing/)
  expect(() => parseEnv({ TRANSLATION_SERVICE: 'other' })).toThrow(/TRANSLATION_SERVICE: must be/)
})

test('a language model has an address and a name, and may translate too', () => {
  expect(parseEnv({}).languageModel).toBeNull()
  const set = { AI_URL: 'http://localhost:11434/v1/', AI_MODEL: 'a-model' }
  expect(parseEnv({ ...set, AI_KEY: 'hunter2' }).languageModel).toEqual({
    url: 'http://localhost:11434/v1',
    model: 'a-model',
    key: 'hunter2',
  })
  expect(parseEnv({ ...set, TRANSLATION_SERVICE: 'ai' }).translationService?.service).toBe('ai')
  expect(() => parseEnv({ AI_URL: set.AI_URL })).toThrow(/AI_MODEL: is missing/)
  expect(() => parseEnv({ AI_KEY: 'hunter2' })).toThrow(/^(?!.*hunter2).*AI_URL: is missing/s)
  expect(() => parseEnv({ ...set, AI_URL: 'ftp://x' })).toThrow(/AI_URL: must be an address/)
  expect(() => parseEnv({ TRANSLATION_SERVICE: 'ai' })).toThrow(/AI_URL: is missing/)
})

test('half a key of S3 is refused with the name of the missing half', () => {
  expect(() => parseEnv({ S3_ACCESS_KEY_ID: 'a' })).toThrow(/S3_SECRET_ACCESS_KEY: is missing/)
  expect(() => parseEnv({ S3_SECRET_ACCESS_KEY: 'a' })).toThrow(/S3_ACCESS_KEY_ID: is missing/)
  expect(() => parseEnv({ S3_ENDPOINT: 'minio:9000' })).toThrow(/S3_ENDPOINT: must be an address/)
})

test('both databases are accepted', () => {
  expect(parseEnv({ DATABASE_URI: 'file:./x.db' }).databaseUri).toBe('file:./x.db')
  const mongo = 'mongodb+srv://host/perron'
  expect(parseEnv({ DATABASE_URI: mongo, MONGODB_JOIN_AGGREGATIONS: 'false' })).toMatchObject({
    databaseUri: mongo,
    mongodbJoinAggregations: false,
  })
})

test('a secret may be in a file, without the line end that editors add', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'perron-env-'))
  const file = path.join(folder, 'secret')
  writeFileSync(file, `${secret}\n`)
  expect(parseEnv({ PAYLOAD_SECRET_FILE: file }).payloadSecret).toBe(secret)
  expect(() => parseEnv({ PAYLOAD_SECRET_FILE: file, PAYLOAD_SECRET: secret })).toThrow(
    /PAYLOAD_SECRET_FILE: must not be set beside PAYLOAD_SECRET/,
  )
  writeFileSync(file, '\n')
  expect(() => parseEnv({ STATE_KEY_FILE: file, BACKUP_KEY_FILE: path.join(folder, 'missing') })).toThrow(
    /BACKUP_KEY_FILE: cannot be read; STATE_KEY_FILE: is empty/,
  )
  // All that is wrong at once.
  expect(() => parseEnv({ STATE_KEY_FILE: file, PORT: 'no' })).toThrow(
    /STATE_KEY_FILE: is empty; PORT: must be/,
  )
  rmSync(folder, { recursive: true })
})

test('what was stored opens with the secret and with the one before it', () => {
  const before = 'the secret before, of more than thirty-two characters'
  expect(parseEnv({ PAYLOAD_SECRET: secret }).secrets).toEqual([secret])
  expect(parseEnv({ PAYLOAD_SECRET: secret, PAYLOAD_SECRET_PREVIOUS: before })).toMatchObject({
    payloadSecret: secret,
    secrets: [secret, before],
  })
})

const partners = {
  SMTP_URL: 'smtp://localhost',
  BOUNCE_MAILBOX: 'imap://localhost/INBOX',
  BACKUP_TARGET: '/backup',
}

test('a copy for tries reaches no partner that is not named, and writes to one address', () => {
  expect(parseEnv({ ...partners, STAGING_MAIL: 'tries@example.org' })).toMatchObject({
    isStaging: false,
    stagingMail: undefined,
    pausedParts: [],
    backupTarget: '/backup',
    smtpUrl: 'smtp://localhost',
  })
  const copy = { ...partners, SITE_ENV: 'staging' }
  expect(parseEnv(copy)).toMatchObject({
    isStaging: true,
    smtpUrl: undefined,
    bounceMailbox: undefined,
    backupTarget: undefined,
    pausedParts: ['backup', 'bounces', 'crm', 'imports', 'mailings'],
  })
  const named = { ...copy, STAGING_MAIL: 'tries@example.org', STAGING_RUNS: 'backup, imports' }
  expect(parseEnv(named)).toMatchObject({
    smtpUrl: 'smtp://localhost',
    stagingMail: 'tries@example.org',
    backupTarget: '/backup',
    pausedParts: ['bounces', 'crm', 'mailings'],
  })
  expect(() => parseEnv({ SITE_ENV: 'test', STAGING_RUNS: 'everything' })).toThrow(
    /SITE_ENV: must be "production" or "staging"; STAGING_RUNS.*must be a list of backup/,
  )
})
