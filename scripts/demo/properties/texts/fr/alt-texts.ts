import type { DemoFacts } from '../../facts'
import type { PropertyPictureKind } from '../../picture-pool'
import { area, nounOf } from './phrases'

/** "Façade de la villa à Embourg": what is seen, and where. */
export function frenchAltText(kind: PropertyPictureKind, facts: DemoFacts): string {
  const { noun, e } = nounOf(facts)
  const the = e ? `de la ${noun}` : /^[aei]/.test(noun) ? `de l'${noun}` : `du ${noun}`
  const at = `à ${facts.place.fr}`
  const texts: Record<PropertyPictureKind, string> = {
    facade: `Façade ${the} ${at}`,
    street: `Rue devant ${the
      .replace(/^de la /, 'la ')
      .replace(/^de l'/, "l'")
      .replace(/^du /, 'le ')} ${at}`,
    living: `Séjour ${the} ${at}`,
    kitchen: `Cuisine équipée ${the} ${at}`,
    bedroom: `Chambre ${the} ${at}`,
    bathroom: `Salle d'eau ${the} ${at}`,
    office: `Espace de bureau ${the} ${at}`,
    shop: `Intérieur ${the} ${at}`,
    garden:
      facts.gardenArea > 0
        ? `Jardin de ${area(facts.gardenArea)} ${the} ${at}`
        : `Verdure autour ${the} ${at}`,
    terrace:
      facts.terraceArea > 0 ? `Terrasse de ${area(facts.terraceArea)} ${the} ${at}` : `Terrasse ${the} ${at}`,
    landPlot: `Terrain à bâtir de ${area(facts.groundArea)} ${at}`,
    garage:
      facts.kind === 'garage' || facts.kind === 'parking' ? `Accès ${the} ${at}` : `Garage ${the} ${at}`,
    aerial: `Vue aérienne ${the} ${at}`,
    plan: `Plan ${the} ${at}`,
  }
  return texts[kind]
}
