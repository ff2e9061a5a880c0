import { expect, test } from 'vitest'

import { readFormerUrls } from './read-former-urls'

const problems = (text: string) =>
  Object.fromEntries(readFormerUrls(text).map(({ from, leftOut }) => [from, leftOut ?? null]))

test('rules of Redirection that are off or no redirect are left out, with the reason (JSON)', () => {
  const rule = (url: string, more = {}) => ({
    id: 1,
    url,
    match_url: url,
    action_code: 301,
    action_type: 'url',
    action_data: { url: '/fr/' },
    match_type: 'url',
    title: '',
    regex: false,
    group_id: 1,
    enabled: true,
    ...more,
  })
  const file = {
    plugin: { version: '5.5.0', date: 'Fri, 27 Nov 2026' },
    groups: [
      { id: 1, name: 'Redirections', enabled: true },
      { id: 2, name: 'Vieux', enabled: false },
    ],
    redirects: [
      rule('/on'),
      rule('/off', { enabled: false }),
      rule('/off-group', { group_id: 2 }),
      rule('/gone', { action_type: 'error', action_code: 410, action_data: null }),
      rule('/error', { action_type: 'error', action_code: 404 }),
      rule('/pass', { action_type: 'pass', action_code: 0 }),
      rule('/nothing', { action_type: 'nothing', action_code: 0 }),
      rule('/random', { action_type: 'random', action_code: 302 }),
      rule('/members', { match_type: 'login', action_data: { logged_in: '/a', logged_out: '/b' } }),
    ],
  }
  expect(problems(JSON.stringify(file))).toEqual({
    '/on': null,
    '/off': 'off',
    '/off-group': 'off',
    '/gone': 'gone',
    '/error': 'otherAction',
    '/pass': 'otherAction',
    '/nothing': 'otherAction',
    '/random': 'otherAction',
    '/members': 'conditional',
  })
})

test('the same in CSV', () => {
  const file = `source,target,regex,code,type,hits,title,status
"/on","/fr/","0","301","url","5","","active"
"/off","/fr/","0","301","url","5","","disabled"
"/gone","","0","410","error","5","","active"
"/pass","/fr/","0","0","pass","5","","active"`
  expect(problems(file)).toEqual({ '/on': null, '/off': 'off', '/gone': 'gone', '/pass': 'otherAction' })
})

test('a 410 of Yoast is said to be one, as CSV and as JSON', () => {
  const csv =
    'Origin,Target,Type,Format\nnos-biens,/fr/a-vendre/,301,plain\n/parti,,410,plain\n/loi,,451,plain'
  expect(problems(csv)).toEqual({ 'nos-biens': null, '/parti': 'gone', '/loi': 'otherAction' })
  expect(problems('[{"origin":"parti","url":"","type":410,"format":"plain"}]')).toEqual({ parti: 'gone' })
})

test('rules of Rank Math that are not active are left out', () => {
  const csv = `id,source,matching,destination,type,category,status
1,a,exact,/b,301,,active
2,c,exact,/d,301,,inactive
3,e,exact,,410,,active
4,f,exact,/g,302,,trashed`
  expect(problems(csv)).toEqual({ a: null, c: 'off', e: 'gone', f: 'off' })
})

test('drafts, attachments and parts of menus in an export of WordPress are left out', () => {
  const item = (name: string, type: string, status: string) =>
    `<item><title>${name}</title><link>https://x.be/${name}/</link><wp:post_type><![CDATA[${type}]]></wp:post_type><wp:status><![CDATA[${status}]]></wp:status></item>`
  const items = [
    item('page', 'page', 'publish'),
    item('bien', 'property', 'publish'),
    item('brouillon', 'page', 'draft'),
    item('prive', 'post', 'private'),
    item('corbeille', 'post', 'trash'),
    item('photo', 'attachment', 'inherit'),
    item('menu', 'nav_menu_item', 'publish'),
  ]
  const file = `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/"><channel>${items.join('')}</channel></rss>`
  expect(problems(file)).toEqual({
    'https://x.be/page/': null,
    'https://x.be/bien/': null,
    'https://x.be/brouillon/': 'draft',
    'https://x.be/prive/': 'draft',
    'https://x.be/corbeille/': 'draft',
    'https://x.be/photo/': 'attachment',
    'https://x.be/menu/': 'internal',
  })
})

test('the same in the answers of WordPress', () => {
  const of = (link: string, type: string, status: string) => ({
    link,
    type,
    status,
    title: { rendered: link },
  })
  const list = [of('/a/', 'page', 'publish'), of('/b/', 'page', 'draft'), of('/c/', 'attachment', 'inherit')]
  expect(problems(JSON.stringify(list))).toEqual({ '/a/': null, '/b/': 'draft', '/c/': 'attachment' })
})

test.each([
  'Redirect 301 /a/ /b/',
  '# Created by Redirection\n<IfModule mod_rewrite.c>\nRewriteRule ^a$ /b [R=301,L]',
  'RewriteRule ^a$ /b [R=301,L]',
  '<IfModule mod_rewrite.c>\nRewriteRule ^a$ /b [R=301,L]\n</IfModule>',
])('rules of a web server are no list: %s', (text) =>
  expect(() => readFormerUrls(text)).toThrow(/web server/),
)
