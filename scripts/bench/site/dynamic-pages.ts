import { writeFileSync } from 'node:fs'
import path from 'node:path'

import type { LoadOptions } from './load'

/** A page made for each request, and how it is requested. */
export interface DynamicPage {
  name: string
  bytes: number
  options: LoadOptions
}

/** The load of pages made on request. */
export const dynamicLoad: LoadOptions = { connections: 8, seconds: 10 }

/** Text of a function for wrk that invents the address of a client, because requests are limited for each. */
const anyClient = `math.randomseed(os.time())
local anyClient = function()
  return '10.' .. math.random(0, 255) .. '.' .. math.random(0, 255) .. '.' .. math.random(1, 254)
end
`

/** A script for wrk: random filters, each from another client. */
function writeFilterScript(folder: string, listing: string): string {
  const file = path.join(folder, 'filters.lua')
  writeFileSync(
    file,
    `${anyClient}request = function()
  local query = '?priceMin=' .. (math.random(50, 900) * 1000) .. '&bedroomsMin=' .. math.random(1, 3)
  return wrk.format('GET', '${listing}' .. query, { ['x-forwarded-for'] = anyClient() })
end
`,
  )
  return file
}

/**
 * A script for wrk: an empty form without JavaScript, each from another client, which is refused with status 422 and its
 * page with the errors.
 *
 * @param page path of the page with the form
 */
function writeFormScript(folder: string, form: { action: string; page: string; origin: string }): string {
  const file = path.join(folder, 'forms.lua')
  writeFileSync(
    file,
    `${anyClient}local body = 'page=${encodeURIComponent(form.page)}'
local threads = {}
setup = function(thread) table.insert(threads, thread) end
request = function()
  return wrk.format('POST', '${form.action}', {
    ['content-type'] = 'application/x-www-form-urlencoded',
    ['accept'] = 'text/html',
    ['origin'] = '${form.origin}',
    ['x-forwarded-for'] = anyClient()
  }, body)
end
response = function(status) if status == 422 then answered = (answered or 0) + 1 end end
done = function() print('Wanted: ' .. (threads[1]:get('answered') or 0)) end
`,
  )
  return file
}

/** A list with random filters. @param listing its path */
export async function filteredList(base: string, listing: string, folder: string): Promise<DynamicPage> {
  const { byteLength } = await (await fetch(`${base}${listing}?priceMin=51000`)).arrayBuffer()
  const options = { ...dynamicLoad, script: writeFilterScript(folder, listing) }
  return { name: 'filtered list, random filters', bytes: byteLength, options }
}

/** A form without its answers, sent by a browser without JavaScript. @param origin of the site */
export async function refusedForm(base: string, origin: string, folder: string): Promise<DynamicPage> {
  const form = { action: '/nl/forms/siteContact/', page: '/nl/contact/', origin }
  const response = await fetch(base + form.action, {
    method: 'POST',
    headers: { accept: 'text/html', origin },
    body: new URLSearchParams({ page: form.page }),
  })
  if (response.status !== 422) throw new Error(`The empty form was answered with ${response.status}`)
  const { byteLength } = await response.arrayBuffer()
  const options = { ...dynamicLoad, script: writeFormScript(folder, form), countsItself: true }
  return { name: 'refused form with its page', bytes: byteLength, options }
}
