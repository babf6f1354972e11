import type { CourseMaterial, Material, MaterialList } from '@portal/api-client/treaty';
import { lookup, many, twoOf } from '../facts.ts';
import type { Role } from '../treaty.ts';
import type { World } from '../World.ts';

/** Creates a material for the suite, without a flag. */
export async function createMaterial(world: World): Promise<Material> {
  const body = { title: world.newName(), languages_id: await lookup(world, 'listLanguages'), flag: 0 };
  return (await world.call<{ data: Material }>('ROLE_ADMIN', 'createMaterial', { body })).data;
}

/** Creates a flagged material in another language than the first. */
export async function createFlaggedMaterial(world: World): Promise<Material> {
  const [languages_id] = await twoOf(world, 'listLanguages');
  const body = { title: world.newName(), languages_id, flag: 1 };
  return (await world.call<{ data: Material }>('ROLE_ADMIN', 'createMaterial', { body })).data;
}

/** The material with this id, active or archived. */
export async function readMaterial(
  world: World,
  id: number,
  role: Role = 'ROLE_ADMIN',
): Promise<Material | undefined> {
  for (const status of [1, 0]) {
    const query = { ...many, status };
    const { data } = await world.call<MaterialList>(role, 'listMaterials', { query });
    const found = data.find((material) => material.id === id);
    if (found) return found;
  }
  return undefined;
}

/** Assigns a material to a contract. */
export async function assigned(world: World, courseId: number, materialId: number, qty: number) {
  const body = { courseId, materialId, qty, note: 'Édition numérique' };
  return (await world.call<{ data: CourseMaterial }>('ROLE_ADMIN', 'assignMaterial', { body })).data;
}
