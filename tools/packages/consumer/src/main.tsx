import '@portal/ui/styles.css';
import { contractedHours } from '@portal/domain';
import { Button, Menu } from '@portal/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** Uses what a typical consumer would use: a component, one that loads part of its code on demand, and a rule. */
function Page() {
  const [hours, setHours] = useState<number>();
  return (
    <main>
      <Button
        variant="primary"
        onClick={() => setHours(contractedHours({ hoursPerClass: 1.5, numberOfClasses: 20 }))}
      >
        Count the hours
      </Button>
      <output>{hours}</output>
      <Menu
        sections={[
          {
            id: 'hours',
            items: [{ id: 'forget', label: 'Forget the hours', onSelect: () => setHours(undefined) }],
          },
        ]}
        trigger={(props) => <Button {...props}>More</Button>}
      />
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
