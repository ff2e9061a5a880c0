import { Redis, type RedisOptions } from 'ioredis'

import { env } from '@/lib/env'
import { processState } from '@/lib/process-state'
import { keyedDigest } from '@/lib/values/digest'

/**
 * Redis or Valkey, when REDIS_URL is set. It holds nothing that is not elsewhere: without it processes hear of each
 * other more slowly and count the load of a client each for itself.
 */

/** A command that takes longer is given up, in milliseconds: the caller goes on without Redis. */
const commandMs = 300
/** A connection that is silent for so long is made anew, and until it answers nothing is asked. */
const silenceMs = 1000
const connectMs = 5000
const maxPauseMs = 2000

const options: RedisOptions = {
  lazyConnect: true,
  connectTimeout: connectMs,
  // The library's own checks of the server's state would delay the start.
  enableReadyCheck: false,
  retryStrategy: (attempt) => Math.min(attempt * 200, maxPauseMs),
}

interface Connections {
  commands: Redis
  /** A connection that listens sends no other commands. */
  messages: Redis
}

const state = () => processState<{ connections: Connections | null }>('redis', () => ({ connections: null }))

const prefixOf = (secret: string): string =>
  `perron:${keyedDigest(secret, 'perron:redis').toString('base64url').slice(0, 12)}:`

/** The beginning of the keys and channels of this site: several may share one Redis. */
export const redisPrefix = (): string => prefixOf(env.payloadSecret)

/** Logs the begin of an outage and its end. */
function reportOutages(redis: Redis): void {
  let isOut = false
  redis.on('error', () => undefined)
  redis.on('close', () => {
    if (!isOut) console.warn('Redis does not answer; the site goes on without it')
    isOut = true
  })
  redis.on('ready', () => {
    if (isOut) console.warn('Redis answers again')
    isOut = false
  })
}

function connect(url: string): Connections {
  const commands = new Redis(url, {
    ...options,
    commandTimeout: commandMs,
    socketTimeout: silenceMs,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  })
  const messages = new Redis(url, { ...options, maxRetriesPerRequest: null })
  reportOutages(commands)
  messages.on('error', () => undefined)
  for (const each of [commands, messages]) each.connect().catch(() => undefined)
  return { commands, messages }
}

/** The connections of this process, which reconnect by themselves; null without REDIS_URL. */
function connections(): Connections | null {
  if (!env.redisUrl) return null
  return (state().connections ??= connect(env.redisUrl))
}

/** For commands, which fail at once while Redis is away. Null without REDIS_URL. */
export const redisOfProcess = (): Redis | null => connections()?.commands ?? null

/** Tells the other processes of this site, without waiting. Without Redis they find it in the database a little later. */
export function publish(channel: string, message: string): void {
  redisOfProcess()
    ?.publish(redisPrefix() + channel, message)
    .catch(() => undefined)
}

/** Calls the listener with each message of this process and the others, also after Redis was away. */
export function subscribe(channel: string, listener: (message: string) => void): void {
  const messages = connections()?.messages
  if (!messages) return
  const name = redisPrefix() + channel
  messages.on('message', (from: string, message: string) => {
    if (from === name) listener(message)
  })
  messages.subscribe(name).catch(() => undefined)
}

/** @internal for tests: ends the connections of this process */
export function disconnectRedis(): void {
  const { commands, messages } = state().connections ?? {}
  commands?.removeAllListeners('close').disconnect()
  messages?.disconnect()
  state().connections = null
}

/** Without what a URL may hold: its password. */
const reasonOf = (error: Error): string =>
  error.message.replaceAll(/rediss?:\/\/\S*/g, 'the URL') || error.name

/**
 * Tries REDIS_URL once.
 *
 * @returns why it cannot be used, without the values of the URL; null when it can
 */
export async function findRedisProblem(url: string): Promise<string | null> {
  const trial = new Redis(url, { ...options, retryStrategy: null, commandTimeout: connectMs })
  let first: Error | null = null
  trial.on('error', (error: Error) => (first ??= error))
  try {
    await trial.connect()
    await trial.ping()
    return null
  } catch (error) {
    return reasonOf(first ?? (error instanceof Error ? error : new Error(String(error))))
  } finally {
    trial.disconnect()
  }
}
