import { localities as demoLocalities } from '../content/localities'
import { demoDrafts, demoProperties } from '../properties/properties'

import { seedOwners, seedUsers, type Login } from './accounts'
import { seedArticles } from './articles'
import { seedAgents, seedLocalities, seedTypes } from './catalogue'
import { seedDocuments } from './documents'
import { seedImports } from './imports'
import { seedOwnerArea } from './owner-area'
import { seedPages } from './pages'
import { seedPatterns } from './patterns'
import { seedPageVisits } from './page-visits'
import { picturesOfProperties, seedPictures, type ReadPicture, type StoredPictures } from './pictures'
import type { Progress } from './progress'
import { seedNeighbourhoods, seedProjects } from './projects'
import { seedDrafts, seedProperties } from './properties'
import { seedPropertySettings } from './property-settings'
import { required } from './required'
import { seedRoutes } from './routes'
import { seedModules } from './shared-modules'
import { heroPicture, hillPicture, logoPictures, sitePictures } from './site-pictures'
import { seedFooter, seedHeader, seedPopup, seedSecurity, seedSiteConfig } from './site-settings'
import type { Store } from './store'
import { seedTestimonials } from './testimonials'
import { seedVideo } from './video'
import { seedVisits } from './visits'

/** Types, places, people, projects and properties. Returns the log-ins. */
async function seedCatalogue(
  store: Store,
  day: string,
  progress: Progress,
  readPicture?: ReadPicture,
): Promise<[StoredPictures, Login[]]> {
  const properties = demoProperties(day)
  progress.step('types and places')
  const types = await seedTypes(store)
  const localities = await seedLocalities(store)
  // Before the properties: their energy labels are computed with the scales of the legal settings.
  await seedPropertySettings(store, day)

  const pictures = await seedPictures(
    store,
    [...sitePictures, ...picturesOfProperties(properties)],
    progress,
    readPicture,
  )

  progress.step('people, neighbourhoods and projects')
  const agents = await seedAgents(store, pictures)
  const users = await seedUsers(store, agents)
  const owners = await seedOwners(store)
  const shared = { types, localities, agents, pictures }
  const neighbourhoods = await seedNeighbourhoods(store, shared)
  const projects = await seedProjects(store, properties, shared)

  const people = { owners: owners.ids, administrator: required(users.ids[0], 'administrator') }
  const relations = { ...shared, ...people, neighbourhoods, projects }
  await seedProperties(store, properties, relations, progress)
  await seedDrafts(store, demoDrafts(day), relations)
  const names = Object.fromEntries(demoLocalities.map(({ name, zip }) => [`${name.fr}|${zip}`, name]))
  await seedImports(store, properties, { day, names })
  await seedDocuments(store)
  await seedVisits(store, day, agents[0])
  await seedOwnerArea(store, day)
  progress.step('visits of the pages')
  await seedPageVisits(store, properties, day)
  return [pictures, [...users.logins, ...owners.logins]]
}

async function seedContent(store: Store, pictures: StoredPictures, progress: Progress): Promise<void> {
  progress.step('articles, testimonials and modules')
  const articles = await seedArticles(store, pictures)
  await seedTestimonials(store, pictures)
  const modules = await seedModules(store)

  progress.step('pages and routes')
  const relations = {
    article: (key: string) => required(articles.articles.get(key), `article ${key}`),
    category: (key: string) => required(articles.categories.get(key), `category ${key}`),
    module: (key: string) => required(modules.get(key), `module ${key}`),
    picture: pictures.idOf,
    film: await seedVideo(store),
  }
  const banner = { picture: pictures.idOf(hillPicture), video: relations.film }
  const pages = await seedPages(store, relations, banner)
  await seedRoutes(store, pages, articles)
  await seedPatterns(store, relations)

  progress.step('site settings')
  await seedSiteConfig(store, pictures.idOf(heroPicture), {
    logo: pictures.idOf(logoPictures.logo),
    logoOnDark: pictures.idOf(logoPictures.logoOnDark),
  })
  await seedSecurity(store)
  await seedHeader(store, pages)
  await seedFooter(store)
  await seedPopup(store, pictures.idOf(hillPicture))
}

/**
 * Fills an empty database with Immo Perron: the same content every time, with new passwords.
 *
 * @param day today as `2026-11-20`; the properties' dates count back from it
 */
export async function seedDemo(
  store: Store,
  day: string,
  progress: Progress,
  readPicture?: ReadPicture,
): Promise<Login[]> {
  const [pictures, logins] = await seedCatalogue(store, day, progress, readPicture)
  await seedContent(store, pictures, progress)
  return logins
}
