import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { ImapFlow } from 'imapflow'

import { freePort } from './s3-server'

const program = '/usr/sbin/dovecot'
const startWithinMs = 10_000

export interface ImapServer {
  url: string
  /** Puts a message into the mailbox, unread. */
  deliver: (message: string) => Promise<void>
  /** Flags of all messages, in the order of their arrival. */
  flags: () => Promise<string[][]>
  start: () => Promise<void>
  /** Ends the server; what it stored stays. */
  end: () => Promise<void>
  stop: () => Promise<void>
}

const configuration = (folder: string, port: number): string => {
  const isRoot = userInfo().uid === 0
  const user = isRoot ? 'nobody' : userInfo().username
  return `
base_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
auth_failure_delay = 0
mail_location = maildir:${folder}/mail
${isRoot ? '' : `default_internal_user = ${user}\ndefault_login_user = ${user}`}
passdb {
  driver = static
  args = password=perron-test
}
userdb {
  driver = static
  args = uid=${user} gid=${isRoot ? 'nogroup' : userInfo().gid} home=${folder}/mail
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
`
}

/** Dovecot on this machine, or null when it is not installed. */
export async function startImapServer(): Promise<ImapServer | null> {
  if (!existsSync(program)) return null
  const folder = await mkdtemp(path.join(tmpdir(), 'perron-imap-'))
  const inbox = path.join(folder, 'mail')
  for (const each of ['mail', 'mail/new', 'mail/cur', 'mail/tmp']) {
    await mkdir(path.join(folder, each))
    await chmod(path.join(folder, each), 0o777)
  }
  await chmod(folder, 0o755)
  const port = await freePort()
  const file = path.join(folder, 'dovecot.conf')
  await writeFile(file, configuration(folder, port))
  const auth = { user: 'bounces@perron.example', pass: 'perron-test' }
  const connect = async () => {
    const client = new ImapFlow({ host: '127.0.0.1', port, secure: false, auth, logger: false })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }
  let child: ChildProcess | null = null
  const start = async () => {
    child = spawn(program, ['-F', '-c', file], { stdio: 'ignore' })
    for (const until = Date.now() + startWithinMs; ; await wait(50))
      try {
        await (await connect()).logout()
        return
      } catch (error) {
        if (Date.now() > until) throw error
      }
  }
  const end = async () => {
    const running = child
    child = null
    if (!running || running.exitCode !== null) return
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill('SIGTERM')
    await ended
  }
  await start()
  let count = 0
  return {
    url: `imap://${encodeURIComponent(auth.user)}:${auth.pass}@127.0.0.1:${port}/INBOX`,
    deliver: async (message) => {
      count += 1
      const name = path.join(inbox, 'new', `${String(count).padStart(4, '0')}.test`)
      await writeFile(name, message)
      await chmod(name, 0o666)
    },
    flags: async () =>
      (await Promise.all(['new', 'cur'].map((each) => readdir(path.join(inbox, each)))))
        .flat()
        .toSorted()
        .map((name) => [...(name.split(':2,')[1] ?? '')]),
    start,
    end,
    stop: async () => {
      await end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** How to get it, for the test that reports its absence. */
export const imapServerMissing = `NOT RUN: there is no dovecot, so no mailbox of bounces was read.
  Debian has it: apt-get install dovecot-imapd`
