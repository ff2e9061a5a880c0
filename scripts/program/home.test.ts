import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { addressIn, findHome, placesIn } from './home'

function makeProgram(): { above: string; program: string } {
  const above = mkdtempSync(path.join(tmpdir(), 'perron-home-'))
  onTestFinished(() => rmSync(above, { recursive: true }))
  const program = path.join(above, 'dist')
  mkdirSync(program)
  return { above, program }
}

test('the folder of a site is the named one, else that of the program if it holds the site, else the one above', () => {
  const { above, program } = makeProgram()
  expect(findHome(program, undefined)).toBe(above)
  writeFileSync(path.join(above, '.env'), '')
  expect(findHome(program, undefined)).toBe(above)
  writeFileSync(path.join(program, '.env'), '')
  expect(findHome(program, undefined)).toBe(program)
  expect(findHome(program, '/srv/site')).toBe('/srv/site')
})

test('data in the folder of the program make it that of the site', () => {
  const { program } = makeProgram()
  mkdirSync(path.join(program, 'data'))
  expect(findHome(program, '')).toBe(program)
})

test('relative places are in the folder of the site, absolute ones and MongoDB stay', () => {
  expect(placesIn('/srv/site', {})).toEqual({ DATA_DIR: '/srv/site/data' })
  expect(placesIn('/srv/site', { DATA_DIR: ' ' })).toEqual({ DATA_DIR: '/srv/site/data' })
  expect(placesIn('/srv/site', { DATA_DIR: './stored', DATABASE_URI: 'file:./stored/a.db' })).toEqual({
    DATA_DIR: '/srv/site/stored',
    DATABASE_URI: 'file:/srv/site/stored/a.db',
  })
  expect(placesIn('/srv/site', { DATA_DIR: '/var/a', DATABASE_URI: 'file:///var/a/a.db' })).toEqual({
    DATA_DIR: '/var/a',
  })
  expect(placesIn('/srv/site', { DATABASE_URI: 'mongodb://db/perron' })).toEqual({
    DATA_DIR: '/srv/site/data',
  })
})

test('the server listens where HOST says, whatever the machine is called', () => {
  expect({ HOSTNAME: 'a1b2c3', ...addressIn({ HOST: '127.0.0.1', HOSTNAME: 'a1b2c3' }) }).toEqual({
    HOSTNAME: '127.0.0.1',
  })
  expect(addressIn({ HOST: ' ', HOSTNAME: '0.0.0.0' })).toEqual({})
})
