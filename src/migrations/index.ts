import * as migration_20261124_111056_initial from './20261124_111056_initial';

export const migrations = [
  {
    up: migration_20261124_111056_initial.up,
    down: migration_20261124_111056_initial.down,
    name: '20261124_111056_initial'
  },
];
