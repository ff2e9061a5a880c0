import { expect, test } from 'vitest'

import { emptyLogin, loginStatus, loginStatuses, readLoginState, writeLoginState } from './login-state'

test('a state survives the header, whatever was typed', () => {
  const state = {
    ...emptyLogin,
    email: 'élodie "o\'neill"\r\n%41@perron.example',
    problem: 'failed',
  } as const
  const header = writeLoginState(state)
  expect(header).toMatch(/^[\x21-\x7e]*$/)
  expect(readLoginState(header)).toEqual(state)
})

test('without a header nothing was refused', () => {
  expect(readLoginState(null)).toEqual(emptyLogin)
})

test('each refusal has its status', () => {
  for (const [problem, status] of Object.entries(loginStatuses))
    expect(loginStatus({ ...emptyLogin, problem: problem as keyof typeof loginStatuses })).toBe(status)
  expect(loginStatus({ ...emptyLogin, errors: { email: 'required' } })).toBe(422)
})
