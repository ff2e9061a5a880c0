import { locales } from '@/lib/i18n/locales'

import { projects, type DemoProject } from '../content/projects'
import { neighbourhoods } from '../content/neighbourhoods'
import type { DemoProperty } from '../properties/properties'

import { eachOf } from './each'
import type { StoredPictures } from './pictures'
import { required } from './required'
import { neighbourhoodPicture, projectPictures } from './site-pictures'
import type { Store } from './store'

interface ProjectRelations {
  types: ReadonlyMap<number, string>
  localities: ReadonlyMap<string, string>
  agents: readonly string[]
  pictures: StoredPictures
}

const indoorPictures = 4

/** The building first, then rooms of its first home. */
function picturesOf(number: number, units: readonly DemoProperty[]): string[] {
  const rooms = units[0]?.pictures.slice(1, 1 + indoorPictures) ?? []
  return [...projectPictures(number), ...rooms].map(({ name }) => name)
}

function toData(project: DemoProject, units: readonly DemoProperty[], relations: ProjectRelations) {
  const { number, name, slug, status, street, houseNumber, boxNr, publishAddress, externalWeb, texts } =
    project
  const { intro, ...furtherTexts } = texts
  const { types, localities, agents, pictures } = relations
  const webIds = [...new Set(units.map(({ typeWebId }) => typeWebId))]
  return {
    ...{ number, name, slug, status, street, houseNumber, boxNr, publishAddress, externalWeb },
    ...{ description: intro, ...furtherTexts },
    types: webIds.map((webId) => required(types.get(webId), `type ${webId}`)),
    locality: required(localities.get(project.localityKey), `locality ${project.localityKey}`),
    agent: required(agents[project.agentKey], `agent ${project.agentKey}`),
    // The building has the coordinates of its first home.
    latitude: units[0]?.latitude,
    longitude: units[0]?.longitude,
    pictures: picturesOf(number, units).map(pictures.idOf),
    publishedIn: [...locales],
    _status: 'published' as const,
  }
}

/** Ids by number. */
export async function seedProjects(
  store: Store,
  properties: readonly DemoProperty[],
  relations: ProjectRelations,
): Promise<Map<number, string>> {
  const pairs = await eachOf(projects, async (project) => {
    const units = properties.filter(({ projectNumber }) => projectNumber === project.number)
    return [project.number, await store.create('projects', toData(project, units, relations))] as const
  })
  return new Map(pairs)
}

/** Ids by key of the locality they are part of, in the order of the demo's list. */
export async function seedNeighbourhoods(
  store: Store,
  { localities, pictures }: Pick<ProjectRelations, 'localities' | 'pictures'>,
): Promise<Map<string, string[]>> {
  const ids = new Map<string, string[]>()
  for (const { key, name, slug, description, localityKey } of neighbourhoods) {
    const id = await store.create('neighbourhoods', {
      ...{ name, slug, description },
      locality: required(localities.get(localityKey), `locality ${localityKey}`),
      picture: pictures.idOf(neighbourhoodPicture(key)),
    })
    ids.set(localityKey, [...(ids.get(localityKey) ?? []), id])
  }
  return ids
}
