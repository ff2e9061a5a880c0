import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { subscriberAccounts } from '@/features/accounts/model/account-kind'
import { sweepAccountAccess } from '@/features/accounts/server/account-hooks'
import { clearAccountSaved, saveInAccount, readAccountSaved } from '@/features/accounts/server/saved-homes'
import { emptySaved, savedLimits } from '@/features/saved/model/saved'
import { renewSession } from '@/lib/sessions/sessions'

import { openSubscriberLogin, sessionIn, type TestLogin } from '../rig/account-login'
import type { TestPayload } from '../support/make-payload'
import { makeMinimal, testPassword } from '../support/minimal-document'

const day = 24 * 60 * 60_000
const good = 'violet harbour lantern'
let visitors = 0
const newEmail = () => `visitor-${++visitors}@perron.example`

/** The accounts of subscribers: unique addresses, links that work once, sessions, what two devices keep. */
export function subscriberContract(name: string, makePayload: () => Promise<TestPayload>): void {
  describe(`accounts of subscribers on ${name}`, () => {
    let running: TestPayload
    let payload: Payload
    let login: TestLogin

    beforeAll(async () => {
      running = await makePayload()
      payload = running.payload
    })
    afterAll(() => running.stop())
    beforeEach(() => {
      login = openSubscriberLogin(payload)
    })

    const accountOf = async (session: string, now = new Date()) =>
      (await renewSession(payload, subscriberAccounts, session, now))?.account ?? null
    const countAccounts = async (email: string) =>
      (await payload.count({ collection: 'subscribers', where: { email: { equals: email } } })).totalDocs
    const findOwn = async (email: string) =>
      (await payload.find({ collection: 'demands', where: { email: { equals: email } } })).docs

    async function askToken(action: 'signUp' | 'askForPassword', email: string): Promise<string> {
      await login.send(action, { email })
      await login.answerRequests()
      return (await login.findTokens(email)).at(-1) ?? ''
    }

    const choose = (token: string, password = good, repeat = password) =>
      login.send('setPassword', { token, password, repeat })

    test('a link makes the account, and no account is there before', async () => {
      const email = newEmail()
      const token = await askToken('signUp', ` ${email.toUpperCase()} `.trim().toLowerCase())
      expect(await countAccounts(email)).toBe(0)
      expect(await choose(token, good, 'another phrase here')).toMatchObject({
        state: { errors: { repeat: 'differs' } },
      })
      expect(await choose(token, email)).toMatchObject({ state: { errors: { password: 'guessable' } } })
      const answer = await choose(token)
      expect(answer).toMatchObject({ to: '/fr/my/searches/' })
      expect('cookies' in answer && answer.cookies).toEqual([
        expect.stringMatching(
          /^subscriber_session=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
        ),
        'subscriber=1; Max-Age=15552000; Path=/; SameSite=Lax',
      ])
      expect(await accountOf(sessionIn(answer))).not.toBeNull()
      expect(sessionIn(await login.send('signIn', { email, password: good }))).not.toBe('')
      expect(await choose(token)).toMatchObject({ page: '/fr/my/searches/', state: { problem: 'linkEnded' } })
    })

    test('an e-mail address that cannot be stored is refused; an international one is found as forms store it', async () => {
      for (const email of ['a..b@perron.example', 'jürgen@perron.example', 'a@perron.xn--p1ai'])
        expect(await login.send('signUp', { email })).toMatchObject({
          page: '/fr/my/account/sign-up/',
          state: { email, errors: { email: 'email' } },
        })
      const token = await askToken('signUp', 'Marie@Müller.example')
      expect(token).toBe('')
      const stored = 'marie@xn--mller-kva.example'
      expect(await choose((await login.findTokens(stored)).at(-1) ?? '')).toMatchObject({
        to: '/fr/my/searches/',
      })
      const signedIn = await login.send('signIn', { email: 'marie@müller.example', password: good })
      expect(await accountOf(sessionIn(signedIn))).not.toBeNull()
    })

    test('a link still works after the database refused the password', async () => {
      const token = await askToken('signUp', newEmail())
      const locked = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' })
      const refusing = vi.spyOn(payload, 'create').mockRejectedValue(locked)
      await expect(choose(token)).rejects.toThrow('locked')
      refusing.mockRestore()
      expect(await choose(token)).toMatchObject({ to: '/fr/my/searches/' })
      expect(await choose(token)).toMatchObject({ state: { problem: 'linkEnded' } })
    })

    test('ten uses of a link and of two links at the same moment make one account', async () => {
      const email = newEmail()
      const tokens = [await askToken('signUp', email), await askToken('signUp', email)]
      const answers = await Promise.all([0, 1, 0, 1, 0, 1].map((index) => choose(tokens[index] ?? '')))
      expect(await countAccounts(email)).toBe(1)
      const open = await Promise.all(
        answers
          .map(sessionIn)
          .filter(Boolean)
          .map((each) => accountOf(each)),
      )
      expect(open.filter(Boolean).length).toBeGreaterThan(0)
    })

    test('a known and an unknown address get the same answers', async () => {
      const { email } = await login.makeAccount()
      for (const action of ['signUp', 'askForPassword'] as const) {
        const answers = [await login.send(action, { email }), await login.send(action, { email: newEmail() })]
        expect(answers[0]).toEqual(answers[1])
      }
      await login.answerRequests()
      const templates = (await login.findMails(email)).map(({ template }) => template)
      expect(templates).toEqual(['subscribers.newPassword', 'subscribers.newPassword'])
      const tried = [email, newEmail()]
      const refused = await Promise.all(
        tried.map((each) => login.send('signIn', { email: each, password: 'x' })),
      )
      expect(refused).toEqual(
        tried.map((each) => ({ page: '/fr/my/searches/', state: { email: each, problem: 'failed' } })),
      )
    })

    test('a signed link mails the way to a password to its address, and never sets one', async () => {
      const email = newEmail()
      expect([await login.sendLinkTo(email), await login.sendLinkTo(email.toUpperCase())]).toEqual([0, 0])
      expect(await countAccounts(email)).toBe(0)
      const [first = '', second = ''] = await login.findTokens(email)
      expect(sessionIn(await choose(first))).not.toBe('')
      expect(await countAccounts(email)).toBe(1)
      expect(await choose(second)).toMatchObject({ state: { problem: 'linkEnded' } })
      expect(await login.sendLinkTo(email)).toBe(0)
      const templates = (await login.findMails(email)).map(({ template }) => template)
      expect(templates).toEqual(['subscribers.signUp', 'subscribers.signUp', 'subscribers.newPassword'])
      expect(await login.sendLinkTo(email)).toBeGreaterThan(0)
      expect(await login.findMails(email)).toHaveLength(3)
    })

    test('the holder is told of a changed, a forgotten and a deleted account, and not of the first password', async () => {
      const email = newEmail()
      const noticesOf = async () => {
        await login.answerRequests()
        const mails = await login.findMails(email)
        return mails.map(({ template }) => template).filter((each) => each.startsWith('accounts.'))
      }
      const session = sessionIn(await choose(await askToken('signUp', email)))
      expect(await noticesOf()).toEqual([])
      const fields = { current: good, password: testPassword, repeat: testPassword }
      const changed = await login.send('changeOwnPassword', fields, { session })
      expect(await noticesOf()).toEqual(['accounts.passwordChanged'])
      await choose(await askToken('askForPassword', email))
      expect(await noticesOf()).toHaveLength(2)
      expect(await accountOf(sessionIn(changed))).toBeNull()
      const again = await login.send('signIn', { email, password: good })
      const deletion = { current: good, searches: 'keep' }
      await login.send('deleteOwnAccount', deletion, { session: sessionIn(again) })
      expect((await noticesOf()).at(-1)).toBe('accounts.deleted')
    })

    test('a new e-mail address is told to the old one and to the new one', async () => {
      const { id, email } = await login.makeAccount()
      const next = newEmail()
      await payload.update({ collection: 'subscribers', id, data: { email: next } })
      const mails = [...(await login.findMails(email)), ...(await login.findMails(next))]
      expect(mails.map(({ template }) => template)).toEqual(['accounts.emailChanged', 'accounts.emailAdded'])
    })

    test('tries at the present password slow the account down like those of the log-in', async () => {
      const { email } = await login.makeAccount()
      const session = await login.logIn(email)
      const delays: number[] = []
      const { limits } = login
      const delayMs = vi.spyOn(limits.login, 'delayMs').mockImplementation(async () => {
        delays.push(delays.length)
        return 0
      })
      for (const [action, more] of [
        ['changeOwnPassword', { password: good, repeat: good }],
        ['deleteOwnAccount', { searches: 'keep' }],
      ] as const)
        await login.send(action, { current: 'x', ...more }, { session })
      expect(delays).toHaveLength(2)
      delayMs.mockRestore()
      const tries = { current: 'x', searches: 'keep' }
      const answers = []
      for (let index = 0; index < 6; index += 1)
        answers.push(await login.send('deleteOwnAccount', tries, { session }))
      expect(answers.at(-1)).toMatchObject({ state: { problem: 'tooMany' } })
    })

    test('a forgotten and a changed password end the other sessions', async () => {
      const { id, email } = await login.makeAccount()
      const [here, there] = [await login.logIn(email), await login.logIn(email)]
      const fields = { current: testPassword, password: good, repeat: good }
      const wrong = await login.send('changeOwnPassword', { ...fields, current: 'x' }, { session: here })
      expect(wrong).toMatchObject({
        page: '/fr/my/account/new-password/',
        state: { errors: { current: 'wrong' } },
      })
      const changed = await login.send('changeOwnPassword', fields, { session: here })
      expect(await Promise.all([here, there, sessionIn(changed)].map((each) => accountOf(each)))).toEqual([
        null,
        null,
        id,
      ])
      const reset = await choose(await askToken('askForPassword', email), 'meadow copper window')
      expect(await accountOf(sessionIn(changed))).toBeNull()
      expect(await accountOf(sessionIn(reset))).toBe(id)
      expect(await login.send('changeOwnPassword', fields, { session: here })).toEqual({
        to: '/fr/my/searches/',
      })
    })

    test('a session ends 30 days after its last use and 180 days after the log-in', async () => {
      const { id, email } = await login.makeAccount()
      const begin = new Date()
      const after = (days: number) => new Date(begin.getTime() + days * day)
      const token = await login.logIn(email, { now: begin })
      for (let days = 29; days < 180; days += 29) expect(await accountOf(token, after(days))).toBe(id)
      expect(await accountOf(token, after(180))).toBeNull()
      const idle = await login.logIn(email, { now: begin })
      await sweepAccountAccess(payload, after(31))
      expect(await accountOf(idle, after(1))).toBeNull()
    })

    test.each([
      ['keep', 1],
      ['delete', 0],
    ])('an account is deleted with its password, and its searches: %s', async (searches, left) => {
      const { email } = await login.makeAccount()
      await makeMinimal(payload, 'demands', { email: email.toUpperCase() })
      const other = await makeMinimal(payload, 'demands', { email: newEmail() })
      const session = await login.logIn(email)
      const send = (fields: Record<string, string>) => login.send('deleteOwnAccount', fields, { session })
      expect(await send({ current: testPassword })).toMatchObject({
        state: { errors: { searches: 'required' } },
      })
      expect(await send({ current: 'x', searches })).toMatchObject({
        state: { searches, errors: { current: 'wrong' } },
      })
      expect(await countAccounts(email)).toBe(1)
      expect(await send({ current: testPassword, searches })).toMatchObject({
        to: `/fr/my/searches/?deleted=${searches}`,
      })
      expect([await countAccounts(email), await accountOf(session)]).toEqual([0, null])
      expect(await findOwn(email)).toHaveLength(left)
      expect(await payload.findByID({ collection: 'demands', id: other.id })).toMatchObject({ id: other.id })
      const rows = { collection: 'subscriberSessions', where: {} } as const
      const sessions = (await payload.db.find<{ subscriber: unknown }>(rows)).docs
      expect(sessions.filter(({ subscriber }) => subscriber === null)).toEqual([])
    })

    test('what several devices keep at the same moment is all kept, and deleted on request', async () => {
      const { id, email } = await login.makeAccount()
      const devices = [1, 2, 3].map((ref) => ({
        ...emptySaved,
        favourites: [ref],
        notes: { [ref]: `Note ${ref}` },
      }))
      await Promise.all(devices.map((saved) => saveInAccount(payload, id, saved)))
      const saved = await readAccountSaved(payload, id)
      expect(saved.favourites.toSorted()).toEqual([1, 2, 3])
      expect(saved.notes).toEqual({ 1: 'Note 1', 2: 'Note 2', 3: 'Note 3' })
      // A change in the studio writes the whole document.
      await payload.update({ collection: 'subscribers', id, data: { name: 'Marie', saved: null } })
      expect(await readAccountSaved(payload, id)).toEqual(saved)
      const many = Array.from({ length: savedLimits.favourites }, (_, index) => index + 100)
      expect(await saveInAccount(payload, id, { ...emptySaved, favourites: many })).toBe('full')
      expect(await readAccountSaved(payload, id)).toEqual(saved)
      await clearAccountSaved(payload, id)
      expect(await readAccountSaved(payload, id)).toEqual(emptySaved)
      expect(await login.logIn(email)).not.toBe('')
    })
  })
}
