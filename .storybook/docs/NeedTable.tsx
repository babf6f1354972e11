import { type Group, groups, needs } from './needs';

/** The needs of one group and the component for each. */
export function NeedTable({ group }: { group: Group }) {
  return (
    <>
      <h2 id={group.toLowerCase()}>
        {group}: {groups[group].toLowerCase()}
      </h2>
      <table className="needs">
        <thead>
          <tr>
            <th>You want</th>
            <th>Take</th>
            <th>Or rather</th>
          </tr>
        </thead>
        <tbody>
          {needs[group].map(({ need, take, page = take, rather }) => (
            <tr key={need}>
              <td>{need}</td>
              <td>
                <a href={`?path=/docs/components-${group}-${page}--docs`.toLowerCase()}>{take}</a>
              </td>
              <td>{rather}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
