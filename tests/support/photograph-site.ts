import type { StudioDocument, StudioSession } from '../rig/studio-session'

import { scenes, takePhotograph, type PhotographName } from './photographs'
import { Created } from './random-properties'

const names = Object.keys(scenes) as PhotographName[]
const town = { name: 'Val-des-Photographies', zip: '4997', municipality: 'Liège', countryId: 10 }
/** Far above the numbers of the demo. */
const firstNumber = 900_001

const block = { titleSize: 'h2', backgroundType: 'none', status: 'published' }

/** The site's public paths, in French. */
export interface PhotographSite {
  /** Lists, profiles and galleries with all photographs, banners with one. */
  paths: Record<string, string>
  /** Pages whose first block is a hero with one photograph. */
  heroes: Record<PhotographName, string>
}

/** Publishes each photograph in every place that the site has for pictures. */
export class PhotographSiteMaker {
  private readonly created: Created
  private readonly pictures = new Map<PhotographName, string>()

  constructor(private readonly session: StudioSession) {
    this.created = new Created(session)
  }

  removeAll = (): Promise<void> => this.created.removeAll()

  private async upload(name: PhotographName): Promise<void> {
    const form = new FormData()
    const photograph = new Uint8Array(await takePhotograph(name))
    form.append('file', new File([photograph], `photographie-${name}.jpg`, { type: 'image/jpeg' }))
    form.append('_payload', JSON.stringify({ alt: scenes[name].alt }))
    this.pictures.set(name, (await this.created.add('media', form)).id)
  }

  private idOf(name: PhotographName): string {
    const id = this.pictures.get(name)
    if (!id) throw new Error(`The photograph ${name} is not uploaded.`)
    return id
  }

  /** All photographs, beginning with one. */
  private from(name: PhotographName): string[] {
    const at = names.indexOf(name)
    return [...names.slice(at), ...names.slice(0, at)].map((each) => this.idOf(each))
  }

  private async pathOf(kind: 'page' | 'article', document?: StudioDocument): Promise<string> {
    const [route] = await this.session.find(
      `/routes/?where[${kind}][equals]=${document?.id}&locale=fr&depth=0`,
    )
    if (!route) throw new Error(`No route of ${kind} ${document?.id}.`)
    return `/fr${String(route.path)}`
  }

  private async addPage(title: string, data: object): Promise<string> {
    const showPageBanner = 'banner' in data
    const page = { title, showPageBanner, publishedIn: ['fr'], _status: 'published', ...data }
    return this.pathOf('page', await this.created.add('pages', page))
  }

  private addHero = (name: PhotographName): Promise<string> =>
    this.addPage(`Affiche ${name}`, {
      blocks: [
        {
          blockType: 'heroBanner',
          bannerType: 'image',
          title: scenes[name].alt,
          image: this.idOf(name),
          showQuickSearch: true,
          showCounts: true,
          status: 'published',
        },
      ],
    })

  private async addArticles(): Promise<{ category: string; articles: StudioDocument[] }> {
    const { id: category } = await this.created.add('articleCategories', { name: 'Photographies' })
    const articles: StudioDocument[] = []
    for (const [index, name] of names.entries())
      articles.push(
        await this.created.add('articles', {
          title: `Article ${name}`,
          intro: 'Une rénovation, pièce par pièce.',
          category,
          image: this.idOf(name),
          // Every other one has a slider between two pictures.
          ...(index % 2 === 0 && { imageBefore: this.from(name).at(-1) }),
          publishedIn: ['fr'],
          _status: 'published',
        }),
      )
    return { category, articles }
  }

  private async addProperties(localityId: string, agents: readonly string[]): Promise<StudioDocument[]> {
    const [type] = await this.session.find('/propertyTypes/?limit=1&depth=0')
    const properties: StudioDocument[] = []
    for (const [index, name] of names.entries())
      properties.push(
        await this.created.add('properties', {
          goal: 'sale',
          status: 'active',
          epcState: 'notApplicable',
          locality: localityId,
          type: type?.id,
          agent: agents[index],
          headline: `Maison ${name}`,
          price: 300_000 + index,
          pictures: this.from(name),
          plans: [this.idOf(name)],
          _status: 'published',
        }),
      )
    return properties
  }

  async make(): Promise<PhotographSite> {
    for (const name of names) await this.upload(name)
    const all = names.map((name) => this.idOf(name))
    const locality = (await this.created.add('localities', town)).id
    const agents: string[] = []
    for (const name of names)
      agents.push((await this.created.add('agents', { name: `Agent ${name}`, portrait: this.idOf(name) })).id)
    const properties = await this.addProperties(locality, agents)
    const { category, articles } = await this.addArticles()
    const list = `/fr/a-vendre/?city=${encodeURIComponent(`${town.name}|${town.zip}`)}`
    const refs = properties.map(({ ref }) => Number(ref))
    const paths: Record<string, string> = {
      'list in cards': list,
      'list in rows': `${list}&view=list`,
      'shared list': `/fr/favoris/?refs=${refs.join(',')}`,
      comparison: `/fr/favoris/?refs=${refs.slice(0, 4).join(',')}&compare=1`,
    }
    for (const [index, name] of names.entries()) {
      await this.created.add('projects', {
        number: firstNumber + index,
        name: `Projet ${name}`,
        status: 'active',
        locality,
        agent: agents[index],
        pictures: this.from(name),
        publishedIn: ['fr'],
        _status: 'published',
      })
      paths[`property ${name}`] = `/fr/property/${refs[index]}/`
      paths[`article ${name}`] = await this.pathOf('article', articles[index])
      paths[`project ${name}`] = `/fr/projet/projet-${name}/`
    }
    const gallery = {
      blockType: 'gallery',
      pictures: all.map((image) => ({ image })),
      ...block,
    }
    const team = {
      blockType: 'team',
      choice: 'chosen',
      agents,
      sortBy: 'given',
      maxItems: 12,
      ...block,
    }
    paths.agency = await this.addPage('Agence en photographies', {
      banner: { type: 'image', image: this.idOf('snow') },
      blocks: [
        { ...team, view: 'card-view', numberItemOfRow: 4 },
        { ...team, view: 'card-view', numberItemOfRow: 2 },
        { ...team, view: 'slider-view', numberItemOfRow: 3 },
        { ...team, view: 'single-view' },
      ],
    })
    paths.services = await this.addPage('Services en photographies', {
      banner: { type: 'image', image: this.idOf('panorama') },
      blocks: [
        {
          blockType: 'articleCards',
          category,
          view: 'card-view',
          numberItemOfRow: 3,
          maxItems: 12,
          ...block,
        },
        { blockType: 'articleCards', category, view: 'single-view', maxItems: 12, ...block },
        { blockType: 'article', article: articles[0]?.id, imageSide: 'left', ...block },
        { blockType: 'article', article: articles[5]?.id, imageSide: 'right', ...block },
      ],
    })
    paths.galleries = await this.addPage('Galeries en photographies', {
      banner: { type: 'image', image: this.idOf('tiny') },
      blocks: [
        { ...gallery, arrangement: 'mosaic', view: 'card-view', numberItemOfRow: 4 },
        { ...gallery, view: 'card-view', numberItemOfRow: 3 },
        { ...gallery, view: 'slider-view', numberItemOfRow: 2 },
        { ...gallery, view: 'single-view' },
        ...all.map((image) => ({ blockType: 'image', image, width: 'text', ...block })),
        ...all.map((image) => ({ blockType: 'image', image, width: 'full', ...block })),
      ],
    })
    paths.offers = await this.addPage('Offres en photographies', {
      banner: { type: 'image', image: this.idOf('night') },
      blocks: [
        {
          blockType: 'latestOffers',
          goal: 'sale',
          view: 'card-view',
          numberItemOfRow: 4,
          maxItems: 12,
          ...block,
        },
        { blockType: 'projectList', view: 'card-view', numberItemOfRow: 3, maxItems: 12, ...block },
        {
          blockType: 'form',
          form: 'contactDemand',
          ...block,
          backgroundType: 'image',
          backgroundImage: this.idOf('night'),
        },
      ],
    })
    const heroes = {} as Record<PhotographName, string>
    for (const name of names) heroes[name] = await this.addHero(name)
    return { paths, heroes }
  }
}
