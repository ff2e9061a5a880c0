import { isFlat } from '../../kinds'
import type { Sentences } from '../roles'
import { area, count, facing, nounOf } from './phrases'

/** Surroundings and everything outside the walls. */
export const frenchPlaces = {
  situationValley: [
    () => "Vous êtes dans la vallée de la Meuse, à quelques minutes de l'autoroute et de la gare.",
    () => 'La Meuse et son chemin de halage sont tout proches : idéal pour rejoindre Liège à vélo.',
    () => 'Le quartier, en bord de vallée, est bien desservi par le bus et proche des grands axes.',
    () => "La rue est calme, et pourtant l'autoroute et les bus vers le centre de Liège sont à deux pas.",
  ],
  situationHeights: [
    () => 'Le quartier se trouve sur les hauteurs de Liège, entre commerces et espaces verts.',
    () => "Sur les hauteurs, on profite de l'air et de la lumière, à un quart d'heure du centre de Liège.",
    () =>
      "Le bien se situe dans un quartier résidentiel des hauteurs, proche de l'autoroute et des transports.",
    () => 'Ici, sur le plateau, tout est à portée : écoles, grandes surfaces et accès rapide à Liège.',
  ],
  situationCity: [
    () => 'En pleine ville, vous laissez la voiture au garage : tram, bus et gare sont tout proches.',
    () => 'La Meuse, les halls universitaires et les rues commerçantes se rejoignent à pied.',
    () => 'Le quartier mêle commerces de proximité, petites places et vie associative.',
    () => 'Vous habitez la ville, avec ses terrasses, ses marchés et ses transports en commun.',
  ],
  situationGreen: [
    () => "L'environnement est verdoyant, avec des promenades qui commencent au bout de la rue.",
    () => 'Vous vivez au vert, tout en restant à vingt minutes du centre de Liège.',
    () => 'Bois et prairies entourent ce quartier résidentiel, où les voitures se font rares.',
    () => 'Le cadre est campagnard et paisible ; les sentiers balisés sont tout proches.',
  ],
  situationPlain: [
    () => 'Au cœur de la Hesbaye, la vue porte loin sur les champs et le ciel.',
    () => "Le village a gardé son caractère hesbignon, et l'autoroute vers Liège est à cinq minutes.",
    () => 'Ce coin de Hesbaye allie le calme de la campagne et un accès rapide à Liège comme à Bruxelles.',
    () => 'Les rues sont larges et tranquilles, et la gare se rejoint facilement à vélo.',
  ],
  situationTown: [
    () => 'Le centre de la ville, avec son marché et sa gare, se rejoint à pied en quelques minutes.',
    () =>
      "Vous profitez des commerces et des écoles d'une ville à taille humaine, reliée à Liège par le train.",
    () => 'Le quartier est tranquille, à deux pas du centre-ville et des transports.',
  ],
  surroundings: [
    () => 'Écoles, boulangerie et supermarché sont à moins de dix minutes à pied.',
    () => "L'école fondamentale, la pharmacie et l'arrêt de bus se trouvent dans le quartier.",
    () => 'Crèche, écoles et commerces du quotidien sont faciles à rejoindre, à pied ou à vélo.',
    () => 'Vous trouverez à proximité des commerces, un médecin, une plaine de jeux et un club de sport.',
  ],
  garden: [
    (f) => `Le jardin de ${area(f.gardenArea)}${facing(f.gardenSide)} est clôturé et facile à entretenir.`,
    (f) =>
      f.terraceArea > 0
        ? `Une terrasse de ${area(f.terraceArea)} précède le jardin de ${area(f.gardenArea)}.`
        : `À l'arrière s'étend un jardin de ${area(f.gardenArea)}, à l'abri des regards.`,
    (f) =>
      `Dehors, ${area(f.gardenArea)} de jardin${facing(f.gardenSide)} laissent de la place pour jouer, jardiner ou recevoir.`,
    (f) =>
      `Le séjour donne sur un jardin arboré de ${area(f.gardenArea)}${facing(f.gardenSide).replace(/,$/, '')}.`,
  ],
  courtyard: [
    () => "À l'arrière, une cour pavée permet de manger dehors et de ranger les vélos.",
    () => 'Pas de jardin à entretenir, mais une cour fermée où il fait bon prendre le café.',
    () => 'Une petite cour, accessible depuis la cuisine, complète le rez-de-chaussée.',
  ],
  terrace: [
    (f) =>
      `La terrasse de ${area(f.terraceArea)}${facing(f.terraceSide, 'e')} prolonge agréablement le séjour.`,
    (f) => `Du séjour, on accède à une terrasse de ${area(f.terraceArea)}.`,
    (f) => `Dehors, une terrasse de ${area(f.terraceArea)} accueille une table et quelques plantes.`,
  ],
  storage: [
    (f) =>
      f.cellar && f.attic
        ? 'Une cave et un grenier offrent de quoi ranger.'
        : `${f.cellar ? 'Une cave' : 'Un grenier'} offre de quoi ranger.`,
    (f) =>
      `Pour le rangement, comptez sur ${[...(f.cellar ? ['la cave'] : []), ...(f.attic ? ['le grenier'] : [])].join(' et ')}.`,
    (f) =>
      f.cellar
        ? `La cave est saine${f.attic ? ' et un escalier fixe mène au grenier' : ''}.`
        : 'Un escalier fixe mène au grenier.',
  ],
  carIndoors: [
    (f) => `La voiture trouve sa place dans ${f.garages > 1 ? "l'un des deux garages" : 'le garage'}.`,
    (f) =>
      `Le bien dispose ${f.garages > 1 ? 'de deux garages' : "d'un garage"}${f.parkings > 0 ? " et d'un emplacement extérieur" : ''}.`,
    (f) => `${f.garages > 1 ? 'Deux garages font' : 'Un garage fait'} partie de l'offre.`,
  ],
  carOutdoors: [
    (f) =>
      `Vous disposez ${f.parkings > 1 ? `de ${count(f.parkings, 'emplacement')}` : "d'un emplacement"} de parking à l'extérieur.`,
    (f) =>
      `Pour la voiture, ${f.parkings > 1 ? `${count(f.parkings, 'emplacement')} sont prévus` : 'un emplacement est prévu'} devant ${isFlat(f.kind) ? "l'immeuble" : nounOf(f).ce}.`,
    (f) => `Le stationnement privé compte ${count(f.parkings, 'place', true)}.`,
  ],
  carStreet: [
    () => 'On se gare sans peine dans la rue, où le stationnement est gratuit.',
    () => 'Le stationnement dans la rue est libre et gratuit.',
    () => 'Vous vous garez dans la rue ou sur la place voisine.',
  ],
} satisfies Partial<Sentences>
