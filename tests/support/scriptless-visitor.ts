import { elementsOf, textsOf, visibleText } from './html'
import { open } from '../rig/demo-pages'

/** Pages, links and search forms as a browser without scripts handles them, over HTTP: for journeys without layout. */

const attributes = `(?:[^>"']|"[^"]*"|'[^']*')*`
const controls = new RegExp(`<input\\b${attributes}>|<select\\b[\\s\\S]*?</select>`, 'g')
const buttons = new RegExp(`<button\\b${attributes}>[\\s\\S]*?</button>`, 'g')
const links = new RegExp(`<a\\b${attributes}>[\\s\\S]*?</a>`, 'g')
const labels = new RegExp(`<label\\b${attributes}>[\\s\\S]*?</label>`, 'g')

const matches = (text: string, words: string | RegExp) =>
  typeof words === 'string' ? text === words : words.test(text)

type Entry = [name: string, value: string]

/** What a control sends as it is in the page. */
function entryOf(control: string): Entry[] {
  if (control.startsWith('<select')) {
    const [{ name = '' } = {}] = elementsOf(control, 'select')
    const options = elementsOf(control, 'option')
    return [[name, (options.find((each) => 'selected' in each) ?? options[0])?.value ?? '']]
  }
  const [{ name = '', type = 'text', value, ...others } = {}] = elementsOf(control, 'input')
  if (!name || 'disabled' in others) return []
  const isBox = type === 'checkbox' || type === 'radio'
  return isBox && !('checked' in others) ? [] : [[name, value ?? (isBox ? 'on' : '')]]
}

/** A form that is sent as a query, with what it sends so far. */
class ScriptlessForm {
  private readonly entries: Entry[]

  constructor(readonly html: string) {
    this.entries = [...html.matchAll(controls)].flatMap(([control]) => entryOf(control))
  }

  /** What the first field of a name sends. */
  get(name: string): string | undefined {
    return this.entries.find(([each]) => each === name)?.[1]
  }

  /** Fills in a text field. */
  fill(name: string, value: string): this {
    const entry = this.entries.find(([each]) => each === name)
    if (!entry) throw new Error(`The form has no field ${name}`)
    entry[1] = value
    return this
  }

  /** Ticks the box whose label begins with these words. */
  tick(name: string, words: string): this {
    const [label] =
      this.html
        .match(labels)
        ?.filter((each) => elementsOf(each, 'input')[0]?.name === name)
        .filter((each) => visibleText(each).trim().startsWith(words)) ?? []
    if (!label) throw new Error(`No box ${name} is labelled ${words}`)
    this.entries.push([name, elementsOf(label, 'input')[0]?.value ?? 'on'])
    return this
  }

  /** Chooses the option with this text. */
  choose(name: string, text: RegExp): this {
    const selects = this.html.match(controls)?.filter((each) => elementsOf(each, 'select')[0]?.name === name)
    const options = selects?.flatMap((each) => each.split(/(?=<option\b)/).slice(1)) ?? []
    const option = options.find((each) => text.test(visibleText(each).trim()))
    if (!option) throw new Error(`No option of ${name} has the text ${text}`)
    return this.fill(name, elementsOf(option, 'option')[0]?.value ?? '')
  }

  /** @param button the text of the button, if not the first one. @returns the URL that the form asks for */
  urlOf(button?: RegExp): string {
    const pressed = this.html
      .match(buttons)
      ?.find((each) => /type="?submit/.test(each) && (!button || button.test(visibleText(each).trim())))
    if (!pressed) throw new Error(`The form has no button ${button ?? ''}`)
    const action = elementsOf(pressed, 'button')[0]?.formaction ?? elementsOf(this.html, 'form')[0]?.action
    return `${action}?${new URLSearchParams(this.entries)}`
  }
}

export class ScriptlessVisitor {
  /** Path and query of the page. */
  path = '/'
  html = ''

  /** Opens a path and follows its redirects. */
  async goto(path: string): Promise<void> {
    const { location, html } = await open(path)
    this.path = path
    this.html = html
    if (location) await this.goto(location)
  }

  /** The form whose HTML has these words, such as an attribute. */
  form(words: RegExp): ScriptlessForm {
    const forms = this.html.split(/(?=<form\b)/).slice(1)
    const form = forms.map((each) => each.split('</form>')[0] ?? '').find((each) => words.test(each))
    if (!form) throw new Error(`${this.path} has no form with ${words}`)
    return new ScriptlessForm(form)
  }

  send(form: ScriptlessForm, button?: RegExp): Promise<void> {
    return this.goto(form.urlOf(button))
  }

  /** The targets of all links with this text. */
  links(text: string | RegExp, within = this.html): string[] {
    return [...within.matchAll(links)]
      .filter(([each]) => matches(visibleText(each).trim(), text))
      .map(([each]) => elementsOf(each, 'a')[0]?.href ?? '')
  }

  async follow(text: string | RegExp, within = this.html): Promise<void> {
    const [href] = this.links(text, within)
    if (href === undefined) throw new Error(`${this.path} has no link ${text}`)
    await this.goto(href)
  }

  get text(): string {
    return visibleText(this.html)
  }

  get title(): string | undefined {
    return textsOf(this.html, 'h1')[0]
  }

  /** The HTML of the list with this label; empty without one. */
  listNamed(label: string): string {
    return this.html.split(`aria-label="${label}"`)[1]?.split('</ul>')[0] ?? ''
  }
}
