import { expect, test } from 'vitest'

import { toVisitSource } from './visit-source'

const ownHosts = ['www.immo-perron.example']

test.each([
  ['', '', 'direct'],
  ['www.immo-perron.example', '', 'direct'],
  ['WWW.Immo-Perron.example', '', 'direct'],
  ['immo-perron.example', '', 'site'],
  ['www.google.be', '', 'search'],
  ['google.co.uk', '', 'search'],
  ['www.bing.com', '', 'search'],
  ['duckduckgo.com', '', 'search'],
  ['com.google.android.googlequicksearchbox', '', 'search'],
  ['mail.google.com', '', 'mail'],
  ['outlook.live.com', '', 'mail'],
  ['com.google.android.gm', '', 'mail'],
  ['webmail.proximus.be', '', 'mail'],
  ['www.immoweb.be', '', 'portal'],
  ['immo.vlan.be', '', 'portal'],
  ['www.zimmo.be', '', 'portal'],
  ['l.facebook.com', '', 'social'],
  ['t.co', '', 'social'],
  ['www.instagram.com', '', 'social'],
  ['www.lameuse.be:443', '', 'site'],
  ['notgoogle.example', '', 'site'],
  ['google.be.evil.example', '', 'site'],
  ['www.google.be', 'email newsletter', 'mail'],
  ['', 'Newsletter', 'mail'],
  ['l.facebook.com', 'cpc google', 'search'],
  ['', 'social facebook', 'social'],
  ['', 'referral immoweb', 'portal'],
  ['www.lameuse.be', 'banner lameuse', 'site'],
])('a page of "%s" with the campaign "%s" is %s', (referrerHost, campaign, source) => {
  expect(toVisitSource({ referrerHost, campaign }, ownHosts)).toBe(source)
})
