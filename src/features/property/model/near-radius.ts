/** About a quarter of an hour by car: what people mean by a place and its surroundings. */
export const defaultNearRadiusInKm = 10
